/** A page at 200 % and more, or a phone on its side: the dialog's contents scroll as one, and what frames them is small. */
export const lowScreen = '@media (max-height: 600px)';
