import type { addPosition as endpoint } from '@casefolio/contract/profile.contract';
import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { invalidFields, missing } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { institutionNamed } from './institutions.store.ts';
import * as store from './positions.store.ts';
import { dayFaults } from './profile-days.ts';
import type { ProfileTools } from './profile-tools.ts';
import { positionOnWire } from './whole-user.ts';

type Wish = z.output<typeof endpoint.body>;

interface Adding {
  readonly params: { readonly userId: number };
  readonly body: Wish;
}
interface OneParams {
  readonly userId: number;
  readonly itemId: number;
}

/** More than anybody has; fewer than would slow a profile down. */
const most = 100;

async function rowOf(tx: Tx, { hospital, speciality_id, start_date, end_date }: Wish) {
  return { institution_id: await institutionNamed(tx, hospital), speciality_id, start_date, end_date };
}

/** Current positions and experience are two lists of the same form. */
export function positionUseCases(tools: ProfileTools, kind: store.PositionKind) {
  const { clock, choices } = tools;

  function check(visit: Visit, wish: Wish): void {
    const speciality = choices.speciality(wish.speciality_id)
      ? []
      : [{ field: 'speciality_id', error: messages.notOffered.text }];
    const faults = [...speciality, ...dayFaults(visit, clock.now(), wish)];
    if (faults.length > 0) throw invalidFields(faults);
  }

  async function onWire(tx: Tx, userId: number, id: number) {
    const found = (await store.positionsOf(tx, userId)).find(({ position }) => position.id === id);
    if (!found) throw missing();
    return positionOnWire(found, choices);
  }

  const record = (tx: Tx, visit: Visit, ownerId: number, verb: string) =>
    recordTouch(tx, visit, clock.now(), { action: `position.${verb}`, ownerId });

  return {
    add: async (visit: Visit, { params: { userId }, body }: Adding) => {
      check(visit, body);
      return visit.atomically(async (tx) => {
        const key = { userId, kind };
        if ((await store.countPositions(tx, key)) >= most)
          throw invalidFields([{ field: 'hospital', error: messages.tooMany.text }]);
        const id = await store.addPosition(tx, key, await rowOf(tx, body));
        await record(tx, visit, userId, 'added');
        return new Answer(await onWire(tx, userId, id));
      });
    },
    change: async (visit: Visit, { params: { userId, itemId }, body }: { params: OneParams; body: Wish }) => {
      check(visit, body);
      return visit.atomically(async (tx) => {
        const row = await rowOf(tx, body);
        if (!(await store.changePosition(tx, { userId, kind }, itemId, row))) throw missing();
        await record(tx, visit, userId, 'changed');
        return onWire(tx, userId, itemId);
      });
    },
    remove: (visit: Visit, { params: { userId, itemId } }: { params: OneParams }) =>
      visit.atomically(async (tx) => {
        if (!(await store.removePosition(tx, { userId, kind }, itemId))) throw missing();
        await record(tx, visit, userId, 'deleted');
        return {};
      }),
  };
}
