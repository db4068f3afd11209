// Frames come at once: what is drawn part by part is there when a test looks.
globalThis.requestAnimationFrame = (draw) => {
  draw(0)
  return 0
}
