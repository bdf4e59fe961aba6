import { once } from 'node:events';
import { pageOf } from '@casefolio/domain/messages/transfer';
import PdfDocument from 'pdfkit';
import { printableLine } from './printable.ts';
import { fontFiles, margins, rules, type Style, styles } from './pdf-styles.ts';
import { xmlText } from './xml-text.ts';

export type Tag = PDFKit.PDFStructureElement;

export interface Setting {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  /** Cut with dots after so many lines. */
  readonly lines?: number;
}

/** pdfkit puts the title into XML as it is, after the plain one is written. */
class TitledDocument extends PdfDocument {
  override endMetadata(): void {
    this.info.Title = xmlText(this.info.Title ?? '');
    super.endMetadata();
  }
}

/** Letter paper with a footer on every page, and the hand that writes on it. Everything it writes is tagged, or an artifact. */
export class Paper {
  readonly left = margins.left;
  readonly width: number;
  readonly root: Tag;
  readonly #doc: PDFKit.PDFDocument;
  readonly #title: string;
  readonly #chunks: Uint8Array[] = [];
  readonly #numbers: { readonly page: PDFKit.PDFPage; readonly content: PDFKit.PDFPage['content'] }[] = [];
  #style: Style = styles.text;

  constructor(title: string, compress = true) {
    this.#title = printableLine(title);
    this.#doc = new TitledDocument({
      size: 'LETTER',
      margins,
      font: fontFiles.regular,
      compress,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: this.#title, Creator: 'Casefolio', Producer: 'Casefolio' },
    });
    this.#doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#doc.on('pageAdded', () => this.#beginFooter());
    this.root = this.#doc.struct('Document');
    this.#doc.addStructure(this.root);
    this.#doc.addPage();
    this.width = this.#doc.page.width - margins.left - margins.right;
  }

  get y(): number {
    return this.#doc.y;
  }

  set y(y: number) {
    this.#doc.y = y;
  }

  get bottom(): number {
    return this.#doc.page.maxY();
  }

  get pageHeight(): number {
    return this.bottom - margins.top;
  }

  newPage(): void {
    this.#doc.addPage();
  }

  /** Begins a new page when so much does not fit any more; true if it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom || this.y <= margins.top) return false;
    this.newPage();
    return true;
  }

  bookmark(title: string): void {
    this.#doc.outline.addItem(printableLine(title));
  }

  /** A part that holds other parts; end it when they are all there. */
  group(parent: Tag, type: string): Tag {
    const tag = this.#doc.struct(type);
    parent.add(tag);
    return tag;
  }

  tag(parent: Tag, type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    parent.add(this.#doc.struct(type, options, draw));
  }

  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  write(style: Style, text: string, { x = this.left, y = this.y, lines, ...setting }: Setting = {}): void {
    this.#use(style);
    const height = lines === undefined ? {} : { height: this.#doc.currentLineHeight(true) * lines + 1, ellipsis: true };
    this.#doc.text(text, x, y, { width: this.width, ...setting, ...height });
  }

  heightOf(style: Style, text: string, width = this.width): number {
    this.#use(style);
    return this.#doc.heightOfString(text, { width });
  }

  widthOf(style: Style, text: string): number {
    this.#use(style);
    return this.#doc.widthOfString(text);
  }

  lineHeight(style: Style): number {
    this.#use(style);
    return this.#doc.currentLineHeight(true);
  }

  rule(kind: keyof typeof rules, y = this.y): void {
    const { width, colour } = rules[kind];
    this.artifact(() => {
      this.#doc.lineWidth(width).strokeColor(colour);
      this.#doc
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .stroke();
    });
  }

  picture(jpeg: Uint8Array, x: number, y: number, width: number, height: number): void {
    const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
    this.#doc.image(bytes, x, y, { fit: [width, height] });
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    this.#doc.flushPages();
    this.#writeNumbers();
    const ended = once(this.#doc, 'end');
    this.#doc.end();
    await ended;
    return joined(this.#chunks);
  }

  #use(style: Style): void {
    this.#style = style;
    this.#doc.font(fontFiles[style.font], style.size).fillColor(style.colour);
  }

  /** How many pages there are is known in the end: the number goes to a stream of its own, and the page itself need not be kept. */
  #beginFooter(): void {
    const { page, x, y } = this.#doc;
    const before = this.#style;
    this.artifact(() => {
      const width = page.width - margins.left - margins.right - 90;
      this.write(styles.footer, this.#title, { y: footerY(page), width, lines: 1 });
    }, 'Pagination');
    const content = this.#doc.ref({});
    Object.assign(page.dictionary.data, { Contents: [page.content, content] });
    this.#numbers.push({ page, content });
    this.#use(before);
    this.#doc.x = x;
    this.#doc.y = y;
  }

  #writeNumbers(): void {
    for (const [index, { page, content }] of this.#numbers.entries()) {
      this.#doc.page = page;
      page.content = content;
      const setting = { y: footerY(page), width: this.width, align: 'right', lines: 1 } as const;
      this.artifact(() => this.write(styles.footer, pageOf(index + 1, this.#numbers.length), setting), 'Pagination');
      content.end('');
    }
  }
}

const footerY = (page: PDFKit.PDFPage): number => page.height - 44;

/** Lets go of each piece once it is copied, so that its memory can be freed while a large book is put together. */
function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = whole.length;
  for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) {
    at -= chunk.length;
    whole.set(chunk, at);
  }
  return whole;
}
