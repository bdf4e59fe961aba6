/** What a file is called when it is saved; null for a picture that is shown in its place. */
export interface MayRead {
  readonly fileName: string | null;
}

/** Asked of each slice that shows files: may this person have this one, now? */
export type FileRight = (key: string, viewerId: number) => Promise<MayRead | null>;

/** Makes the address under which one person can have a file for two hours. */
export type LinkTo = (key: string, viewerId: number) => string;
