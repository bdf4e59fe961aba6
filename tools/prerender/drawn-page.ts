/** What apps/web/src/prerender.tsx gives, once it is built into a program for Node. */
export interface Drawing {
  readonly publicPaths: readonly string[];
  readonly privatePaths: readonly string[];
  readonly drawPage: (path: string, socialLinks: readonly SocialLink[]) => Promise<DrawnPage>;
}

export interface DrawnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly css: string;
  /** The browser goes on with these very elements; otherwise it puts its own in their place. */
  readonly goesOn: boolean;
}

export interface SocialLink {
  readonly label: string;
  readonly href: string;
}
