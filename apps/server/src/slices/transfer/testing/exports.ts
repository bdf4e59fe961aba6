import { exportCases, listReports } from '@casefolio/contract/transfer.contract';
import type { Reply } from '../../../app/testing/browser.ts';
import type { TestCasefolio } from '../../../app/testing/test-casefolio.ts';
import { fetchFile } from '../../cases/testing/pictures.ts';
import type { TestSurgeon } from '../../cases/testing/surgeons.ts';
import { cellsOf } from '../files/testing/read-workbook.ts';

export const wish = (
  { browser, id }: TestSurgeon,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> => browser.post(`/users/${id}/procedures/export`, body, headers);

/** A file that was asked for, as the answer tells it. */
export async function exported(surgeon: TestSurgeon, body: object) {
  const reply = await wish(surgeon, body);
  if (reply.status_code !== 200) throw new Error(reply.text);
  return exportCases.data.parse(reply.data);
}

export async function reportsOf({ browser, id }: TestSurgeon) {
  return listReports.data.parse((await browser.get(`/users/${id}/procedures/reports`)).data).reports;
}

export async function bytesAt(test: TestCasefolio, surgeon: TestSurgeon, path: string | null): Promise<Buffer> {
  const answer = await fetchFile(test, surgeon, path ?? 'nowhere');
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  return answer.rawPayload;
}

/** The rows of a sheet, each by its headings; empty cells are left out. */
export async function rowsOf(file: Uint8Array, sheet = 1): Promise<Record<string, string>[]> {
  const rows = new Map<number, Record<string, string>>();
  const headings = new Map<string, string>();
  for (const [place, { text }] of await cellsOf(file, sheet)) {
    const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    if (row === '1') headings.set(column, text);
    else rows.set(Number(row), { ...rows.get(Number(row)), [headings.get(column) ?? column]: text });
  }
  return [...rows.values()];
}
