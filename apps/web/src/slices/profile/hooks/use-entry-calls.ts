import {
  addEducation,
  addExperience,
  addPosition,
  addReimbursement,
  changeEducation,
  changeExperience,
  changePosition,
  changeReimbursement,
  removeEducation,
  removeExperience,
  removePosition,
  removeReimbursement,
} from '@casefolio/contract/profile.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { makeFormKeys } from '../../../api/form-keys.ts';
import { educationBody, type EducationValues } from '../education-form.ts';
import { positionBody, type PositionValues } from '../position-form.ts';
import { reimbursementBody, type ReimbursementValues } from '../reimbursement-form.ts';
import { useProfileRefresh } from './use-profile.ts';

export interface EntryCalls<Values> {
  /** Adds it without an id, changes it with one. */
  readonly save: (values: Values, id: number | null) => Promise<unknown>;
  /** Gives what went wrong, in words, or null. */
  readonly remove: (id: number) => Promise<string | null>;
}

interface Sender<Values> {
  readonly add: (values: Values, idempotencyKey: string) => Promise<unknown>;
  readonly change: (values: Values, id: number) => Promise<unknown>;
  readonly remove: (id: number) => Promise<unknown>;
}

/** However it went, the profile is asked for anew: a refusal may mean that it was changed elsewhere. */
function useSender<Values>(sender: Sender<Values>): EntryCalls<Values> {
  const [keyOf] = useState(makeFormKeys);
  const refresh = useProfileRefresh();
  const saving = useMutation({
    mutationFn: ({ values, id }: { readonly values: Values; readonly id: number | null }) =>
      id === null ? sender.add(values, keyOf(values)) : sender.change(values, id),
    onSettled: refresh,
  });
  const removing = useMutation({ mutationFn: sender.remove, onSettled: refresh });
  return {
    save: (values, id) => saving.mutateAsync({ values, id }),
    remove: (id) => removing.mutateAsync(id).then(() => null, failureText),
  };
}

const positionCalls = {
  position: { add: addPosition, change: changePosition, remove: removePosition },
  experience: { add: addExperience, change: changeExperience, remove: removeExperience },
};

export const usePositionCalls = (userId: number, kind: keyof typeof positionCalls): EntryCalls<PositionValues> => {
  const { add, change, remove } = positionCalls[kind];
  return useSender({
    add: (values, idempotencyKey) => call(add, { params: { userId }, body: positionBody(values), idempotencyKey }),
    change: (values, itemId) => call(change, { params: { userId, itemId }, body: positionBody(values) }),
    remove: (itemId) => call(remove, { params: { userId, itemId } }),
  });
};

export const useEducationCalls = (userId: number): EntryCalls<EducationValues> =>
  useSender({
    add: (values, idempotencyKey) =>
      call(addEducation, { params: { userId }, body: educationBody(values), idempotencyKey }),
    change: (values, itemId) => call(changeEducation, { params: { userId, itemId }, body: educationBody(values) }),
    remove: (itemId) => call(removeEducation, { params: { userId, itemId } }),
  });

/** There is one a person, so it needs no id. */
export const useReimbursementCalls = (userId: number): EntryCalls<ReimbursementValues> =>
  useSender({
    add: (values, idempotencyKey) =>
      call(addReimbursement, { params: { userId }, body: reimbursementBody(values), idempotencyKey }),
    change: (values) => call(changeReimbursement, { params: { userId }, body: reimbursementBody(values) }),
    remove: () => call(removeReimbursement, { params: { userId } }),
  });
