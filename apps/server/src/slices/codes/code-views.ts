import type { cptCode, icdCode } from '@casefolio/contract/codes.contract';
import type { z } from 'zod';
import type { cptCodesByIds, icdCodesByIds } from './codes.store.ts';

type CptRow = Awaited<ReturnType<typeof cptCodesByIds>>[number];
type IcdRow = Awaited<ReturnType<typeof icdCodesByIds>>[number];

/** A procedure code on the wire. Without a value in that year it is shown all the same, for it may have been logged then. */
export const cptView = ({ id, code, description, values }: CptRow, year: number): z.input<typeof cptCode> => ({
  id,
  code,
  value: description,
  rvu_value: values ? Number(values.workRvu) : null,
  year: values?.year ?? year,
  status: values?.status ?? '',
  global_days: values?.globalDays ?? '',
  multiple_procedure: values?.multipleProcedure ?? '',
  bilateral: values?.bilateral ?? '',
  assistant: values?.assistant ?? '',
  co_surgery: values?.coSurgery ?? '',
});

export const icdView = ({ id, code, description, billable, version }: IcdRow): z.input<typeof icdCode> => ({
  id,
  code,
  value: description,
  billable,
  version: version === 9 ? 9 : 10,
});
