import type { report } from '@casefolio/contract/transfer.contract';
import type { z } from 'zod';
import type { Report } from './reports.store.ts';
import type { TransferTools } from './transfer-tools.ts';

/** An exported file as its owner sees it: one whose time is over has expired, whether or not that has been noted. */
export function reportView(
  row: Report,
  { clock, linkTo }: Pick<TransferTools, 'clock' | 'linkTo'>,
): z.input<typeof report> {
  const { id, owner_id, file_name, file_key, status, done, total, created_at, expires_at } = row;
  const isOver = status === 'READY' && expires_at <= clock.now();
  return {
    id,
    file_name,
    path: file_key !== null && !isOver ? linkTo(file_key, owner_id) : null,
    status: isOver ? 'EXPIRED' : status,
    done,
    total,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
