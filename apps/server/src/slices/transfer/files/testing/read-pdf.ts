import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** What each page says, line by line as it was written, footers included. */
  readonly pages: readonly string[];
  /** The kinds of the structure's elements, in the order of their reading. */
  readonly tags: readonly string[];
  readonly source: string;
}

type Objects = ReadonlyMap<number, string>;

/** Reads what pdfkit writes, not any PDF: one revision, plain objects, and fonts with a table of their letters. */
export function readPdf(file: Uint8Array): ReadPdf {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, id, body = '']) => [Number(id), body] as const),
  );
  const letters = lettersByFont(objects);
  const kids = referencesIn(
    /\/Kids \[([^\]]*)\]/,
    [...objects.values()].find((body) => body.includes('/Type /Pages')) ?? '',
  );
  const pages = kids.map((id) =>
    referencesIn(/\/Contents \[([^\]]*)\]/, objects.get(id) ?? '')
      .map((content) => textOf(streamOf(objects.get(content) ?? ''), letters))
      .join('\n'),
  );
  return { pages, tags: tagsOf(objects), source };
}

const referencesIn = (pattern: RegExp, body: string): number[] =>
  [...(pattern.exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return body.slice(0, start).includes('/FlateDecode')
    ? inflateSync(bytes).toString('latin1')
    : bytes.toString('latin1');
}

/** Each font of pdfkit is named F1, F2, … in the resources of the pages. */
function lettersByFont(objects: Objects): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const body of objects.values()) {
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1];
      if (table !== undefined) fonts.set(name, lettersIn(streamOf(objects.get(Number(table)) ?? '')));
    }
  }
  return fonts;
}

const lettersIn = (table: string): string[] =>
  [...table.matchAll(/^<\w+> <\w+> \[(.*)\]$/gm)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );

function textOf(content: string, fonts: ReadonlyMap<string, string[]>): string {
  return [...content.matchAll(/^BT\n(.*?)\nET$/gms)]
    .map(([, block = '']) => {
      const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '') ?? [];
      const shown = [...block.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => hex).join('');
      return shown.replace(/.{4}/g, (glyph) => letters[parseInt(glyph, 16)] ?? '');
    })
    .join('\n');
}

/** The kinds of elements from the root down. */
function tagsOf(objects: Objects): string[] {
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot')) ?? '';
  const kinds: string[] = [];
  const follow = (body: string): void => {
    for (const id of referencesIn(/\/K \[((?:\d+ 0 R ?)*)\]/, body)) {
      const element = objects.get(id) ?? '';
      kinds.push(/\/S \/(\w+)/.exec(element)?.[1] ?? '?');
      follow(element);
    }
  };
  follow(root);
  return kinds;
}
