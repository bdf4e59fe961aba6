import { createContext } from 'react';

/** A page of the operator's on a social network. */
export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

/** Given from above: the server writes them into the page, so that the bar is there with the first paint. */
export const SocialLinks = createContext<readonly SocialLink[]>([]);
