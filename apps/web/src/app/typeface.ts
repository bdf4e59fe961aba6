/** The typeface as the sheet declares it, fetched and ready. Nothing is drawn with it before it is added to the document's. */
export async function fetchTypeface(sheet: string): Promise<readonly FontFace[]> {
  const rules = new CSSStyleSheet();
  rules.replaceSync(await (await fetch(sheet)).text());
  const faces = [...rules.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const told = (name: string) => style.getPropertyValue(name);
      const range = { weight: told('font-weight'), unicodeRange: told('unicode-range') };
      // The rule quotes its name; a face with quotes in its name is another one, which nothing is drawn with.
      return new FontFace(told('font-family').replace(/['"]/g, ''), told('src'), range);
    });
  return Promise.all(faces.map((face) => face.load()));
}
