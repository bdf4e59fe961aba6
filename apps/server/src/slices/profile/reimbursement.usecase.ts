import type { addReimbursement as endpoint } from '@casefolio/contract/profile.contract';
import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import type { z } from 'zod';
import { Failure, invalidFields, missing } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { ProfileTools } from './profile-tools.ts';
import * as store from './reimbursements.store.ts';
import { reimbursementOnWire } from './whole-user.ts';

type Wish = z.output<typeof endpoint.body>;

interface Own {
  readonly params: { readonly userId: number };
}
interface Writing extends Own {
  readonly body: Wish;
}

/** How somebody is paid: one record a person. What the model does not use is not kept. */
export function reimbursementUseCases({ db, clock, choices }: ProfileTools) {
  function rowOf(wish: Wish): store.ReimbursementRow {
    const { reimbursement_model: model, practice_state } = wish;
    const faults = [
      ...(choices.states.has(practice_state) ? [] : [{ field: 'practice_state', error: messages.notOffered.text }]),
      ...(model === 'MIXED' && wish.threshold === null ? [{ field: 'threshold', error: messages.required.text }] : []),
    ];
    if (faults.length > 0) throw invalidFields(faults);
    return {
      practice_state,
      reimbursement_model: model,
      threshold: model === 'MIXED' ? wish.threshold : null,
      amount: model === 'MIXED' ? wish.amount : '0',
      rvus_multiplier: model === 'SALARY_BASED' ? '0' : wish.rvus_multiplier,
    };
  }

  return {
    read: async (_visit: Visit, { params: { userId } }: Own) => {
      const found = await store.reimbursementOf(db, userId);
      return { reimbursement: found ? reimbursementOnWire(found) : null };
    },
    add: (visit: Visit, { params: { userId }, body }: Writing) =>
      visit.atomically(async (tx) => {
        const added = await store.addReimbursement(tx, userId, rowOf(body));
        if (!added) throw new Failure('changedMeanwhile', messages.reimbursementTwice);
        await recordTouch(tx, visit, clock.now(), { action: 'reimbursement.added', ownerId: userId });
        return new Answer(reimbursementOnWire(added));
      }),
    change: (visit: Visit, { params: { userId }, body }: Writing) =>
      visit.atomically(async (tx) => {
        const changed = await store.changeReimbursement(tx, userId, rowOf(body));
        if (!changed) throw missing();
        await recordTouch(tx, visit, clock.now(), { action: 'reimbursement.changed', ownerId: userId });
        return reimbursementOnWire(changed);
      }),
    remove: (visit: Visit, { params: { userId } }: Own) =>
      visit.atomically(async (tx) => {
        if (!(await store.removeReimbursement(tx, userId))) throw missing();
        await recordTouch(tx, visit, clock.now(), { action: 'reimbursement.deleted', ownerId: userId });
        return {};
      }),
  };
}
