import type { cptCode, icdCode } from '@casefolio/contract/codes.contract';
import { usualYear } from '@casefolio/domain/codes/value-year';
import type { z } from 'zod';
import type { CptRow, IcdRow } from './kept-rows.ts';

/**
 * Procedure codes on the wire, with the values of the year that was asked for, else of each one's usual one. Without a
 * value in that year a code is shown all the same, for it may have been logged then.
 */
export const cptView =
  (wanted: number | undefined, thisYear: number) =>
  ({ id, code, description, values: ofYears }: CptRow): z.input<typeof cptCode> => {
    const asked =
      wanted ??
      usualYear(
        ofYears.map(({ year }) => year),
        thisYear,
      );
    const values = ofYears.find(({ year }) => year === asked);
    return {
      id,
      code,
      value: description,
      rvu_value: values?.workRvu ?? null,
      year: values?.year ?? wanted ?? thisYear,
      status: values?.status ?? '',
      global_days: values?.globalDays ?? '',
      multiple_procedure: values?.multipleProcedure ?? '',
      bilateral: values?.bilateral ?? '',
      assistant: values?.assistant ?? '',
      co_surgery: values?.coSurgery ?? '',
    };
  };

export const icdView =
  (version: 9 | 10) =>
  ({ id, code, description, billable }: IcdRow): z.input<typeof icdCode> => ({
    id,
    code,
    value: description,
    billable,
    version,
  });
