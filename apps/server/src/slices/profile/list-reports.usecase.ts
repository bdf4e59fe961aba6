import type { Visit } from '../../http/visit.ts';
import type { ProfileTools } from './profile-tools.ts';
import { countReports, reportsOf } from './reports.store.ts';

interface Input {
  readonly params: { readonly userId: number };
  readonly query: { readonly page: number; readonly page_size: number };
}

/** The files that somebody had made of their log, newest first, with how far those are that are still being made. */
export const listReports =
  ({ db, linkTo, clock }: ProfileTools) =>
  async (_visit: Visit, { params: { userId }, query: { page, page_size } }: Input) => {
    const rows = await reportsOf(db, userId, page, page_size);
    const now = clock.now();
    return {
      reports: rows.map(({ id, file_name, file_key, status, done, total, created_at, expires_at }) => {
        const isOver = status === 'READY' && expires_at <= now;
        return {
          id,
          file_name,
          path: file_key !== null && !isOver ? linkTo(file_key, userId) : null,
          status: isOver ? ('EXPIRED' as const) : status,
          done,
          total,
          created_at: created_at.toISOString(),
          expires_at: expires_at.toISOString(),
        };
      }),
      count: await countReports(db, userId),
    };
  };
