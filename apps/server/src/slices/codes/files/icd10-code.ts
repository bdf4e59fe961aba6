/** I602 as people write it: I60.2 */
export const dotted = (code: string): string => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code);

export const icd10Pattern = /^[A-Z][0-9A-Z]{2,6}$/;
