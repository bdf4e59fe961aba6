import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { withDatabase } from '../../apps/server/src/cli/with-database.ts';
import type { Db } from '../../apps/server/src/db/database.ts';
import { reports } from '../../apps/server/src/db/schema/transfer.ts';
import { systemClock } from '../../apps/server/src/ports/clock.ts';
import { diskFiles } from '../../apps/server/src/ports/files/disk.files.ts';
import { type KeptFiles, keptFiles } from '../../apps/server/src/ports/files/kept-files.ts';
import { loadSecret } from '../../apps/server/src/ports/secrets.ts';
import { accountByEmail } from '../../apps/server/src/slices/accounts/accounts.store.ts';
import type { Product } from '../../tools/product.ts';

type Row = typeof reports.$inferInsert;

/** One exported file; whatever is not said is as of a file that can be fetched. */
export type Wanted = Partial<Pick<Row, 'file_name' | 'status' | 'done' | 'total' | 'expires_at' | 'procedure_ids'>>;

const dayMs = 24 * 3_600_000;

export const nameOf = (number: number): string =>
  `procedures_2026-03-${String((number % 28) + 1).padStart(2, '0')}_k${number}.${number % 2 === 0 ? 'pdf' : 'xlsx'}`;

export const bytesOf = (fileName: string): string => `bytes of ${fileName}`;

interface Place {
  readonly db: Db;
  readonly ownerId: number;
  readonly files: KeptFiles;
}

/** Works where the running server keeps somebody's files: rows in its database, bytes among its files. */
const beside = <T>({ dataDir }: Product, email: string, work: (place: Place) => Promise<T>): Promise<T> =>
  withDatabase(
    { DATA_DIR: dataDir },
    () => undefined,
    async ({ db }) => {
      const owner = await accountByEmail(db, email);
      if (!owner) throw new Error(`nobody has the address ${email}`);
      const secret = await loadSecret({ configured: undefined, dataDir });
      const files = keptFiles({ db, files: diskFiles({ folder: join(dataDir, 'files'), secret }), clock: systemClock });
      return work({ db, ownerId: owner.id, files });
    },
  );

const storeBytes = ({ files, ownerId }: Place, fileName: string): Promise<string> =>
  files.add(Buffer.from(bytesOf(fileName)), { contentType: 'application/octet-stream', ownerId });

/** Puts exported files there, the first one on top. How they come to be made is told in `export.spec.ts`. */
export const keepReports = (server: Product, email: string, wanted: readonly Wanted[]): Promise<void> =>
  beside(server, email, async (place) => {
    const now = new Date();
    const usual = {
      owner_id: place.ownerId,
      created_at: now,
      touched_at: now,
      expires_at: new Date(now.getTime() + dayMs),
    };
    for (const [index, one] of [...wanted.entries()].toReversed()) {
      const { status = 'READY', file_name = nameOf(index + 1) } = one;
      const file_key = status === 'READY' ? await storeBytes(place, file_name) : null;
      await place.db.transaction(async (tx) => {
        if (file_key !== null) await place.files.keep(tx, [file_key]);
        const kind = file_name.endsWith('.pdf') ? 'PDF' : 'EXCEL';
        await tx.insert(reports).values({ ...usual, ...one, kind, status, file_name, file_key });
      });
    }
  });

/** The file that is being made gets this far; with everything done it can be fetched. */
export const makeProgress = (server: Product, email: string, done: number): Promise<void> =>
  beside(server, email, async (place) => {
    const running = and(eq(reports.owner_id, place.ownerId), eq(reports.status, 'RUNNING'));
    const [found] = await place.db.select().from(reports).where(running);
    if (!found) throw new Error('no file is being made');
    const file_key = done < found.total ? null : await storeBytes(place, found.file_name);
    await place.db.transaction(async (tx) => {
      if (file_key !== null) await place.files.keep(tx, [file_key]);
      await tx
        .update(reports)
        .set({ done, ...(file_key !== null && { file_key, status: 'READY' }) })
        .where(eq(reports.id, found.id));
    });
  });
