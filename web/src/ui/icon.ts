/** A drawing of an icon set, as `import x from 'icon:lucide/undo-2'` gives it. */
export interface IconDrawing {
  body: string
  box: string
}
