/** For a text that a screen reader speaks and nobody sees. */
export const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
