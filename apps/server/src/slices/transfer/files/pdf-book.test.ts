import type { PrintedCase } from '@casefolio/domain/transfer/papers';
import { expect, test } from 'vitest';
import { startBook } from './pdf-book.ts';
import { fact, photograph, printedCase, section } from './testing/cases.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';

async function printed(...cases: PrintedCase[]): Promise<ReadPdf> {
  const book = startBook({ title: 'Case log of Dr. Hart & <Sons>', remark: 'Exported on Nov 15, 2026' });
  for (const each of cases) book.addCase(each);
  return readPdf(await book.finish());
}

const withNote = (text: string): PrintedCase =>
  printedCase('Doe, Jane', { sections: [section('Notes', { paragraphs: [{ remark: 'Dr. Hart', text }] })] });

/** Lines are broken anywhere; the letters are the same. */
const lettersOf = ({ pages }: ReadPdf): string => pages.join('').replace(/\s|\u200b/g, '');

test('every case begins on a page of its own, and every page says which of how many it is', async () => {
  const { pages } = await printed(printedCase('Doe, Jane'), printedCase('Roe, Richard'), printedCase('Poe, Ann'));
  expect(pages.map((page) => page.split('\n').at(-1))).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
  expect(pages[0]).toContain('Exported on Nov 15, 2026');
  expect(pages[1]).toContain('Roe, Richard\nAppendectomy');
  for (const page of pages) expect(page).toMatch(/^Case log of Dr. Hart & <Sons>/);
});

test('a book without cases has a page all the same', async () => {
  const { pages } = await printed();
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Page 1 of 1');
});

test('it says its language and its title, and viewers show the title', async () => {
  const { source } = await printed(printedCase('Doe, Jane'));
  expect(source).toContain('/Lang (en-US)');
  expect(source).toContain('(Case log of Dr. Hart & <Sons>)');
  expect(source).toContain('>Case log of Dr. Hart &amp; &lt;Sons&gt;</rdf:li>');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Marked true');
});

test('those who listen hear headings, lists, tables and pictures in their order', async () => {
  const { tags, source } = await printed(
    printedCase('Doe, Jane', {
      sections: [
        section('Patient', { facts: [fact('Age', '58'), fact('Sex', 'Female')] }),
        section('Codes', {
          table: {
            columns: [
              { heading: 'CPT', kind: 'text' },
              { heading: 'RVU', kind: 'number' },
            ],
            rows: [['44970', '9.45']],
          },
        }),
      ],
      images: [{ name: 'Appendix (1).jpg', jpeg: await photograph() }],
    }),
  );
  expect(tags.join(' ')).toBe(
    [
      'Document P P Sect H1 P',
      'Sect H2 L LI Lbl LBody LI Lbl LBody',
      'Sect H2 Table TR TH TH TR TD TD',
      'Sect H2 Figure P',
    ].join(' '),
  );
  expect(source).toContain('/Alt (Appendix \\(1\\).jpg)');
});

test('footers and lines are no part of what is read aloud', async () => {
  const book = startBook({ title: 'Log', remark: '' }, { compress: false });
  book.addCase(withNote('Short.'));
  const { source } = readPdf(await book.finish());
  const artifacts = source.match(/\/Artifact <<\n\/Type \/(?:Pagination|Layout)\n>> BDC/g);
  expect(artifacts).toHaveLength(3);
});

test('a table of many rows repeats its headings on each page, and says them once', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Code ${index}`, String(index)]);
  const columns = [
    { heading: 'CPT', kind: 'text' },
    { heading: 'Work RVUs', kind: 'number' },
  ] as const;
  const { pages, tags } = await printed(
    printedCase('Doe, Jane', { sections: [section('Codes', { table: { columns, rows } })] }),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('CPT\nWork RVUs');
  expect(tags.filter((tag) => tag === 'TH')).toHaveLength(2);
  expect(tags.filter((tag) => tag === 'TR')).toHaveLength(121);
  expect(pages.join('\n').match(/^Code \d+$/gm)).toEqual(rows.map(([code]) => code));
});

test('a row that no page can hold goes on over pages', async () => {
  const long = 'word '.repeat(3_000).trim();
  const table = { columns: [{ heading: 'Text', kind: 'text' }], rows: [['before'], [long], ['after']] } as const;
  const read = await printed(printedCase('Doe, Jane', { sections: [section('Codes', { table })] }));
  expect(read.pages.length).toBeGreaterThan(2);
  expect(lettersOf(read).match(/word/g)).toHaveLength(3_000);
  // What follows stands below its end, not on a page of its own.
  expect(read.pages.at(-1)).toMatch(/word.*after/s);
});

test('markup and addresses in a note are printed to the letter, and nothing is fetched', async () => {
  const hostile = '<img src="http://127.0.0.1:9/x"> {{7*7}} %PDF-1.7 (a) \\ file:///etc/passwd';
  const { pages, source } = await printed(withNote(hostile));
  expect(pages[0]).toContain(hostile);
  expect(source).not.toMatch(/\/(?:URI|Launch|JavaScript|EmbeddedFiles|AA|OpenAction)\b/);
});

test('a note of 100 kB flows over pages, word for word', async () => {
  const words = Array.from({ length: 14_000 }, (_, index) => `word${index}`);
  const { pages } = await printed(withNote(words.join(' ')));
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.join(' ').match(/word\d+/g)).toEqual(words);
});

test.each([500, 100_000])('a word of %i letters is broken, and all of it is there', async (length) => {
  const word = 'W'.repeat(length);
  const read = await printed(
    withNote(word),
    printedCase('Roe', { sections: [section('A', { facts: [fact(word, word)] })] }),
  );
  expect(lettersOf(read).match(/W/g)).toHaveLength(length * 3);
  // 55 of them fill a line: none is drawn beyond the paper.
  expect(Math.max(...read.pages.flatMap((page) => page.split('\n')).map((line) => line.length))).toBeLessThan(70);
});

test('line breaks stay, whatever machine wrote them', async () => {
  const { pages } = await printed(withNote('one\r\ntwo\rthree\n\nfour\u2028five'));
  expect(pages[0]).toContain('one\ntwo\nthree\nfour\nfive');
});

test('signs that the typeface lacks and that change the meaning are spelled out', async () => {
  const { pages } = await printed(withNote('ASA ≥ 3, EBL ≤ 25 mL, CT → OR, WBC ↑, Hb ↓, ♀, 5 µg, 37 °C, ±2'));
  expect(pages[0]).toContain('ASA >= 3, EBL <= 25 mL, CT -> OR, WBC (up), Hb (down), (F), 5 µg, 37 °C, ±2');
});

test.each([
  ['direction marks', '\u202eevil\u202c \u2066x\u2069 \u200f'],
  ['control characters', '\0\u0001\u001b[31m\u007f\u0085\ufeff'],
  ['halves of characters', '\ud800 \udc00'],
  ['other scripts', 'שלום مرحبا हिन्दी ไทย 漢字 한글 क्ष्म्य'],
  ['pictures', '👩🏽‍⚕️ 🏳️‍🌈 ☑'],
  ['marks on marks', `a${'\u0301'.repeat(300)}`],
  ['nothing', ''],
  ['spaces', ' \n \n\t '],
])('%s do no harm anywhere', async (_what, text) => {
  const table = { columns: [{ heading: text, kind: 'number' }], rows: [[text], []] } as const;
  const facts = [fact(text, text), fact(text, text, true)];
  const book = startBook({ title: text, remark: text });
  book.addCase(
    printedCase(text, {
      remark: text,
      sections: [section(text, { facts, table, paragraphs: [{ remark: text, text }] })],
      images: [{ name: text, jpeg: await photograph() }],
    }),
  );
  expect(readPdf(await book.finish()).pages).toHaveLength(1);
});
