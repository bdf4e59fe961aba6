import type { addEducation as endpoint } from '@casefolio/contract/profile.contract';
import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { invalidFields, missing } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import * as store from './positions.store.ts';
import { dayFaults } from './profile-days.ts';
import type { ProfileTools } from './profile-tools.ts';
import { educationOnWire } from './whole-user.ts';

type Wish = z.output<typeof endpoint.body>;

interface OneParams {
  readonly userId: number;
  readonly itemId: number;
}

const most = 100;

export function educationUseCases({ clock, choices }: ProfileTools) {
  function check(visit: Visit, wish: Wish): void {
    const error = messages.notOffered.text;
    const faults = [
      ...(choices.speciality(wish.speciality_id) ? [] : [{ field: 'speciality_id', error }]),
      ...(choices.degree(wish.degree_id) ? [] : [{ field: 'degree_id', error }]),
      ...dayFaults(visit, clock.now(), wish),
    ];
    if (faults.length > 0) throw invalidFields(faults);
  }

  const record = (tx: Tx, visit: Visit, ownerId: number, verb: string) =>
    recordTouch(tx, visit, clock.now(), { action: `education.${verb}`, ownerId });

  return {
    add: async (visit: Visit, { params: { userId }, body }: { params: { userId: number }; body: Wish }) => {
      check(visit, body);
      return visit.atomically(async (tx) => {
        if ((await store.countEducations(tx, userId)) >= most)
          throw invalidFields([{ field: 'institution_name', error: messages.tooMany.text }]);
        const id = await store.addEducation(tx, userId, body);
        await record(tx, visit, userId, 'added');
        return new Answer(educationOnWire({ ...body, id }, choices));
      });
    },
    change: async (visit: Visit, { params: { userId, itemId }, body }: { params: OneParams; body: Wish }) => {
      check(visit, body);
      return visit.atomically(async (tx) => {
        if (!(await store.changeEducation(tx, userId, itemId, body))) throw missing();
        await record(tx, visit, userId, 'changed');
        return educationOnWire({ ...body, id: itemId }, choices);
      });
    },
    remove: (visit: Visit, { params: { userId, itemId } }: { params: OneParams }) =>
      visit.atomically(async (tx) => {
        if (!(await store.removeEducation(tx, userId, itemId))) throw missing();
        await record(tx, visit, userId, 'deleted');
        return {};
      }),
  };
}
