import type { CellKind, PrintedTable } from '@casefolio/domain/transfer/papers';
import type { Paper, Tag } from './pdf-paper.ts';
import { type Style, styles } from './pdf-styles.ts';
import { columnWidths } from './pdf-table-widths.ts';
import { printable, printableLine } from './printable.ts';

const GUTTER = 12;
const PADDING = 3;

interface Column {
  readonly heading: string;
  readonly kind: CellKind;
  readonly x: number;
  readonly width: number;
}

/** Rows that stay whole; on a new page the headings are there again. */
export function printTable(paper: Paper, section: Tag, { columns: plan, rows: given }: PrintedTable): void {
  if (plan.length === 0 || given.length === 0) return;
  const rows = given.map((row) => plan.map((_, index) => printable(row[index] ?? '')));
  const columns = placed(paper, plan, rows);
  const table = paper.group(section, 'Table');
  const headings = columns.map(({ heading }) => heading);
  const headingHeight = rowHeight(paper, columns, headings, styles.columnHeading);
  const firstRow = rowHeight(paper, columns, rows[0] ?? [], styles.cell);
  paper.makeRoom(headingHeight + Math.min(firstRow, paper.pageHeight / 2));
  printHeadings(paper, columns, headingHeight, table);
  for (const cells of rows) {
    const height = rowHeight(paper, columns, cells, styles.cell);
    if (height > paper.pageHeight - headingHeight) {
      printTallRow(paper, table, columns, cells);
    } else {
      if (paper.makeRoom(height)) printHeadings(paper, columns, headingHeight);
      printRow(paper, table, columns, cells, height);
    }
  }
  table.end();
  paper.y += PADDING;
}

function placed(paper: Paper, plan: PrintedTable['columns'], rows: readonly (readonly string[])[]): Column[] {
  const columns = plan.map(({ heading, kind }) => ({ heading: printableLine(heading), kind }));
  const widths = columnWidths(paper, columns, rows, paper.width - GUTTER * (plan.length - 1));
  let x = paper.left;
  return columns.map((column, index) => {
    const width = widths[index] ?? 0;
    const at = x;
    x += width + GUTTER;
    return { heading: column.heading, kind: column.kind, x: at, width };
  });
}

const rowHeight = (paper: Paper, columns: readonly Column[], cells: readonly string[], style: Style): number =>
  Math.max(...columns.map(({ width }, index) => paper.heightOf(style, cells[index] ?? '', width))) + PADDING * 2 + 1;

/** Said once to those who listen; when repeated it is only an ornament of the page. */
function printHeadings(paper: Paper, columns: readonly Column[], height: number, table?: Tag): void {
  const top = paper.y;
  const row = table && paper.group(table, 'TR');
  for (const { heading, kind, x, width } of columns) {
    const draw = () => paper.write(styles.columnHeading, heading, { x, y: top + PADDING, width, align: sideOf(kind) });
    const scope = { title: heading, scope: 'Column' };
    if (row) paper.tag(row, 'TH', draw, scope);
    else paper.artifact(draw);
  }
  row?.end();
  paper.y = top + height;
  paper.rule('strong');
}

function printRow(
  paper: Paper,
  table: Tag,
  columns: readonly Column[],
  cells: readonly string[],
  height: number,
): void {
  const top = paper.y;
  const row = paper.group(table, 'TR');
  for (const [index, { kind, x, width }] of columns.entries()) {
    const setting = { x, y: top + PADDING, width, align: sideOf(kind) };
    paper.tag(row, 'TD', () => paper.write(styles.cell, cells[index] ?? '', setting));
  }
  row.end();
  paper.y = top + height;
  paper.rule('thin');
}

/** A row that no page can hold is written cell below cell, over as many pages as it takes. */
function printTallRow(paper: Paper, table: Tag, columns: readonly Column[], cells: readonly string[]): void {
  const row = paper.group(table, 'TR');
  paper.y += PADDING;
  for (const [index, { heading }] of columns.entries()) {
    paper.makeRoom(paper.lineHeight(styles.cell) * 3);
    paper.artifact(() => paper.write(styles.columnHeading, heading));
    paper.tag(row, 'TD', () => paper.write(styles.cell, cells[index] ?? ''));
  }
  row.end();
  paper.y += PADDING;
  paper.rule('thin');
}

const sideOf = (kind: CellKind): 'left' | 'right' => (kind === 'number' ? 'right' : 'left');
