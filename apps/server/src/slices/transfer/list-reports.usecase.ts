import type { Visit } from '../../http/visit.ts';
import { reportView } from './report-view.ts';
import { countReports, reportsOf } from './reports.store.ts';
import type { TransferTools } from './transfer-tools.ts';

interface Input {
  readonly params: { readonly userId: number };
  readonly query: { readonly page: number; readonly page_size: number };
}

/** The files that somebody had made of their log, newest first, with how far those are that are still being made. */
export const listReports =
  (tools: TransferTools) =>
  async (_visit: Visit, { params: { userId }, query: { page, page_size } }: Input) => {
    const rows = await reportsOf(tools.db, userId, page, page_size);
    return { reports: rows.map((row) => reportView(row, tools)), count: await countReports(tools.db, userId) };
  };
