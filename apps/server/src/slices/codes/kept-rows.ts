import { packedTextsMaker } from '@casefolio/domain/codes/packed-texts';
import type { ActiveCpt, ActiveIcd, CptValues } from './codes.store.ts';

/** The rows of a set by their ids, in the order of the ids; those that are not in it are left out. */
export type RowsById<Row> = (ids: readonly number[]) => Row[];

/** Takes the rows of a set as they are read. */
export interface RowKeeper<Read, Row> {
  readonly add: (row: Read) => void;
  readonly finish: () => RowsById<Row>;
}

export interface IcdRow {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly billable: boolean;
}

export interface CptRow {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly retiredFrom: number | null;
  /** Newest year first. */
  readonly values: readonly CptValues[];
}

export function icdKeeper(): RowKeeper<ActiveIcd, IcdRow> {
  const texts = codeTextKeeper();
  const billable: boolean[] = [];
  return {
    add(row) {
      texts.add(row);
      billable.push(row.billable);
    },
    finish: () => texts.finish((place, text) => ({ ...text, billable: billable[place] ?? false })),
  };
}

export function cptKeeper(): RowKeeper<ActiveCpt, CptRow> {
  const texts = codeTextKeeper();
  const shared = sharedValues();
  const values: (readonly CptValues[])[] = [];
  const retiredFrom: (number | null)[] = [];
  return {
    add(row) {
      texts.add(row);
      values.push(row.values.map(shared));
      retiredFrom.push(row.retiredFrom);
    },
    finish: () =>
      texts.finish((place, text) => ({
        ...text,
        retiredFrom: retiredFrom[place] ?? null,
        values: values[place] ?? [],
      })),
  };
}

/** Thousands of codes have the same value and the same indicators in a year: they are kept once. */
function sharedValues(): (values: CptValues) => CptValues {
  const known = new Map<string, CptValues>();
  return (values) => {
    const print = Object.values(values).join('|');
    const kept = known.get(print) ?? values;
    known.set(print, kept);
    return kept;
  };
}

/** Code and description of each row, one after the other in one text: no code has a space. */
function codeTextKeeper() {
  const places = new Map<number, number>();
  const texts = packedTextsMaker();
  return {
    add({ id, code, text }: { readonly id: number; readonly code: string; readonly text: string }) {
      places.set(id, places.size);
      texts.add(`${code} ${text}`);
    },
    finish<Row>(rowOf: (place: number, text: { id: number; code: string; description: string }) => Row): RowsById<Row> {
      const packed = texts.finish();
      return (ids) =>
        ids.flatMap((id) => {
          const place = places.get(id);
          if (place === undefined) return [];
          const both = packed.at(place);
          const gap = both.indexOf(' ');
          return [rowOf(place, { id, code: both.slice(0, gap), description: both.slice(gap + 1) })];
        });
    },
  };
}
