"""What drawings of figures are made of: a scale, marks, a figure with its numbers. SVG without a library or a script."""
