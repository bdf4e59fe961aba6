import type { keepDraft } from '@casefolio/contract/drafts.contract';
import { draftLimits } from '@casefolio/domain/drafts/limits';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { type DraftsTools, refuseTooLarge } from './drafts-tools.ts';
import { type DraftKey, draftOf, keepNewest, putDraft, removeDraft } from './drafts.store.ts';

interface One {
  readonly params: DraftKey;
}
interface Keeping extends One {
  readonly body: z.output<typeof keepDraft.body>;
}

/**
 * What was typed and not yet saved. It is written every few seconds and read by its writer alone, so the audit trail does not record it;
 * the case that comes of it is recorded.
 */
export function draftUseCases({ db, clock }: DraftsTools) {
  return {
    read: async (_visit: Visit, { params }: One) => {
      const found = await draftOf(db, params);
      return { draft: found ? { content: found.content, updated_at: found.updatedAt.toISOString() } : null };
    },
    keep: (visit: Visit, { params, body: { content } }: Keeping) => {
      refuseTooLarge(content);
      const at = clock.now();
      return visit.atomically(async (tx) => {
        await putDraft(tx, params, content, at);
        await keepNewest(tx, params.userId, draftLimits.drafts);
        return { updated_at: at.toISOString() };
      });
    },
    /** One that is gone already is as good as dropped. */
    drop: async (_visit: Visit, { params }: One) => {
      await removeDraft(db, params);
      return {};
    },
  };
}
