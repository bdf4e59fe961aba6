import { situationOf } from '../case-values.ts';
import { indicationOffer, typeOffer } from '../offers.ts';
import type { Family } from '../speciality.ts';
import { valuesOf } from './product-lists.ts';

export interface Combination {
  readonly family: Family;
  readonly type: string;
  /** '' where nothing is indicated. */
  readonly indication: string;
}

/** What people write where nothing is offered: also what reads like a choice of another speciality. */
const writtenTypes = ['Bypass', 'Cranial', 'Spine', 'Neurointerventional', 'Bedside'];
const writtenIndications = ['Angina', 'Tumor', 'Aneurysm', 'Stroke', 'Hydrocephalus'];

export const typesOf = (family: Family): readonly string[] => {
  const offered = typeOffer(situationOf(family, {})).flatMap(valuesOf);
  return offered.length > 0 ? [...offered, 'Other: something else'] : writtenTypes;
};

/** Every indication of every type of a family, and none. */
export const combinationsOf = (family: Family): Combination[] =>
  typesOf(family).flatMap((type) => {
    const offered = indicationOffer(situationOf(family, { type })).flatMap(valuesOf);
    const indications = offered.length > 0 ? offered : writtenIndications;
    return ['', ...indications].map((indication) => ({ family, type, indication }));
  });
