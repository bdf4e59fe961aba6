import type { ReactNode } from 'react';

interface IconProps {
  readonly size?: number;
}

/** One pen for every icon: 1.6 px, round ends, the colour of the text around it. Icons are decoration; the label stands beside them. */
// The note lets the bundler leave out the icons that a page does not show.
/* @__NO_SIDE_EFFECTS__ */
export function drawn(strokes: ReactNode) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {strokes}
      </svg>
    );
  };
}
