declare module 'icon:*' {
  const icon: import('./ui/icon').IconDrawing
  export default icon
}
