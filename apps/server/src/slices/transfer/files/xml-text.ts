const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML, between tags or in quotes. */
export const xmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
