/** The last choice of a list that does not have everything. */
export const other = 'Other';

const prefix = `${other}: `;

/** What somebody wrote beside 'Other'. Several choices are stored joined by comma and space, so a comma of theirs becomes a semicolon. */
export const otherWith = (text: string): string => {
  const written = text.replaceAll(',', ';').trim();
  return written === '' ? other : prefix + written;
};

export const isOther = (value: string): boolean => value === other || value.startsWith(prefix);

/** What stands behind 'Other: '. */
export const writtenBeside = (value: string): string => (value.startsWith(prefix) ? value.slice(prefix.length) : '');

/** The list holds it, or the list ends in 'Other' and this is something else. */
export const isOffered = (choices: ReadonlySet<string>, value: string): boolean =>
  choices.has(value) || (choices.has(other) && isOther(value));
