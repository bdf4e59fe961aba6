import type { CaseState } from '@casefolio/domain/cases/case-state';
import type { Tx } from '../db/database.ts';
import { addCase } from '../slices/cases/cases.store.ts';
import { rememberCodes } from '../slices/cases/prepare-case.ts';
import { demoCodeIds } from './demo-codes.store.ts';
import type { DemoCase } from './make-cases.ts';
import type { DemoPerson } from './people.ts';

interface Surroundings {
  /** The surgeon first, then who assists. */
  readonly people: readonly DemoPerson[];
  readonly surgeon: DemoPerson;
  readonly institutions: readonly number[];
  readonly now: Date;
}

/** Writes them all, as the surgeon would have one after the other. Answers with their ids, in the same order. */
export async function storeCases(tx: Tx, around: Surroundings, cases: readonly DemoCase[]): Promise<readonly number[]> {
  const { surgeon } = around;
  const codes = await demoCodeIds(
    tx,
    cases.flatMap(({ cpts }) => cpts.map(([code]) => code)),
    cases.flatMap(({ icds }) => icds),
  );
  const ids: number[] = [];
  for (const demo of cases) {
    const at = momentOf(demo.date, around.now);
    const state = stateOf(demo, around, codes, at);
    const { caseId } = await addCase(tx, surgeon.id, state, { actorId: surgeon.id, at });
    await rememberCodes(tx, surgeon.id, state);
    ids.push(caseId);
  }
  return ids;
}

/** In the afternoon of the operation; what is planned was written today. */
const momentOf = (date: string, now: Date): Date => new Date(Math.min(Date.parse(`${date}T16:30:00Z`), now.getTime()));

type Codes = Awaited<ReturnType<typeof demoCodeIds>>;

const asSurgeon = ({ id, name }: DemoPerson) => ({ userId: id, name });

function stateOf(demo: DemoCase, around: Surroundings, codes: Codes, at: Date): CaseState {
  const { surgeon } = around;
  const assistant = demo.assistant === null ? undefined : around.people[demo.assistant + 1];
  return {
    family: 'neurosurgery',
    values: { ...demo.values, hospital_id: String(around.institutions[demo.institution] ?? '') },
    modifierId: demo.modifierId,
    primarySurgeons: [asSurgeon(surgeon)],
    coSurgeons: assistant ? [asSurgeon(assistant)] : [],
    cpts: demo.cpts.map(([code, quantity]) => ({ id: idOf(codes.cpt, code), quantity })),
    icds: demo.icds.map((code) => idOf(codes.icd, code)),
    notes: demo.notes.map((text) => ({ text, authorId: surgeon.id, notedAt: at })),
    procedures: demo.further.map((values) => ({ id: null, values })),
  };
}

function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`the starter set has no code ${code}`);
  return id;
}
