const prefix = 'starter ';

/** How a set is called that still holds our own starter codes: by the hash of the seed file. */
export const starterLabel = (hash: string): string => `${prefix}${hash.slice(0, 16)}`;

export const isStarter = (label: string): boolean => label.startsWith(prefix);
