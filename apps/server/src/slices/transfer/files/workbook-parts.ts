import type { Column, SheetPlan } from '@casefolio/domain/transfer/papers';
import { columnName, headingsXml } from './workbook-cells.ts';
import { xmlText } from './xml-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface WrittenSheet {
  readonly name: string;
  readonly columns: number;
  /** With the row of headings. */
  readonly rows: number;
}

export const partNames = {
  types: '[Content_Types].xml',
  links: '_rels/.rels',
  workbook: 'xl/workbook.xml',
  workbookLinks: 'xl/_rels/workbook.xml.rels',
  styles: 'xl/styles.xml',
  sheet: (index: number): string => `xl/worksheets/sheet${index + 1}.xml`,
} as const;

export const typesXml = (sheets: number): string =>
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/${partNames.workbook}" ContentType="${contentType}.sheet.main+xml"/>` +
  `<Override PartName="/${partNames.styles}" ContentType="${contentType}.styles+xml"/>` +
  forEachOf(
    sheets,
    (index) => `<Override PartName="/${partNames.sheet(index)}" ContentType="${contentType}.worksheet+xml"/>`,
  ) +
  '</Types>';

export const linksXml =
  `${declaration}<Relationships xmlns="${packageRelationships}">` +
  `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="${partNames.workbook}"/></Relationships>`;

export const workbookLinksXml = (sheets: number): string =>
  `${declaration}<Relationships xmlns="${packageRelationships}">` +
  forEachOf(
    sheets,
    (index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  ) +
  `<Relationship Id="rId${sheets + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;

const forEachOf = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

export const workbookXml = (sheets: readonly WrittenSheet[]): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><bookViews><workbookView/></bookViews><sheets>` +
  sheets
    .map(({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('') +
  `</sheets>${filterNamesXml(sheets)}</workbook>`;

/** Excel looks for the range of each sheet's filter under this name. */
function filterNamesXml(sheets: readonly WrittenSheet[]): string {
  const names = sheets.flatMap(({ name, columns, rows }, index) =>
    columns === 0
      ? []
      : `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">` +
        `${xmlText(`'${name.replaceAll("'", "''")}'`)}!$A$1:$${columnName(columns - 1)}$${rows}</definedName>`,
  );
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
}

/** The order of the cell formats is that of `styles` in workbook-cells.ts; 14 is the reader's own short way to write a day. */
export const stylesXml =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

export const sheetStartXml = ({ columns }: SheetPlan, isFirst: boolean): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>' +
  `<sheetFormatPr defaultRowHeight="15"/>${columnsXml(columns)}<sheetData>` +
  headingsXml(columns.map(({ heading }) => heading));

/** A number kept as a text, such as a record's, is meant so: no green corners. */
export function sheetEndXml({ columns, rows }: WrittenSheet): string {
  const range = `A1:${columnName(Math.max(columns - 1, 0))}${rows}`;
  const filter = columns === 0 ? '' : `<autoFilter ref="${range}"/>`;
  const margins = '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>';
  const quiet = `<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors>`;
  return `</sheetData>${filter}${margins}${quiet}</worksheet>`;
}

function columnsXml(columns: readonly Column[]): string {
  if (columns.length === 0) return '';
  const widths = columns.map(
    (column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`,
  );
  return `<cols>${widths.join('')}</cols>`;
}

const leastWidths = { text: 18, day: 12, number: 10 } as const;
const MOST_WIDTH = 44;
/** Room for the arrow of the filter. */
const ARROW = 4;

const widthOf = ({ heading, kind }: Column): number =>
  Math.min(Math.max(leastWidths[kind], heading.length + ARROW), MOST_WIDTH);
