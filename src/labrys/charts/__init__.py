"""Parts of charts: a scale, marks, a drawing with its caption and numbers. SVG without a library or a script."""
