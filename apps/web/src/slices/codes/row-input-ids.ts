/** The inputs of a row, so that the keyboard can be taken to them. */
export const rowInputIds = (key: number) => ({ code: `cpt-code-${key}`, units: `units-${key}` });
