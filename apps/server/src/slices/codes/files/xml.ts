import { CodeFileFault } from './code-file-fault.ts';

export type XmlToken =
  | { readonly kind: 'open' | 'close'; readonly tag: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string };

const markup =
  /<(?:!--[\s\S]*?--|\?[\s\S]*?\?|!\[CDATA\[([\s\S]*?)\]\]|(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?))>/y;

/** The tags and texts of a workbook's part, one after the other. Definitions of a document's own are refused, not read. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const text = xml.slice(at, start === -1 ? undefined : start);
    if (text !== '' && open.length > 0) yield { kind: 'text', text: withoutEntities(text) };
    if (start === -1) break;
    markup.lastIndex = start;
    const found = markup.exec(xml);
    if (!found) throw damaged();
    at = markup.lastIndex;
    const [, cdata, slash, name, attributes = '', empty] = found;
    if (cdata !== undefined) yield { kind: 'text', text: cdata };
    if (name === undefined) continue;
    const tag = name.slice(name.indexOf(':') + 1);
    if (slash === '') yield { kind: 'open', tag, attributes };
    if (slash === '' && empty === '') open.push(name);
    if (slash === '/' && open.pop() !== name) throw damaged();
    if (slash === '/' || empty === '/') yield { kind: 'close', tag, attributes: '' };
  }
  if (open.length > 0) throw damaged();
}

/** Finds the value of one attribute, such as `r` in `<c r="B2" t="s">`. */
export function attributeNamed(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (attributes) => {
    const [, double, single] = pattern.exec(attributes) ?? [];
    const value = double ?? single;
    return value === undefined ? undefined : withoutEntities(value);
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));?/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      const known =
        name === undefined ? characterOf(hex === undefined ? Number(decimal) : parseInt(hex, 16)) : entities[name];
      if (known === undefined) throw damaged();
      return known;
    },
  );
}

/** No text holds a zero byte, or half of a pair alone. */
const characterOf = (point: number): string | undefined =>
  point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : undefined;

const damaged = (): CodeFileFault =>
  new CodeFileFault('The workbook is damaged or was not written by a spreadsheet program; take the CSV file instead.');
