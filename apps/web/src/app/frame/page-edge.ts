import { measure } from '../../ui/content.tsx';

/** The bars are as wide as the window; what stands on them keeps to the measure of the page. */
export const edge = { xs: 2, md: `max(32px, calc(50% - ${measure / 2 - 32}px))` };
