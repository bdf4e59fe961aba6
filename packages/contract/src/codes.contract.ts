import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { searchQuery } from './wire.ts';

export const cptCode = z.object({
  id: z.number(),
  code: z.string(),
  /** The description. */
  value: z.string(),
  /** Work RVU of the year; null when that year has none. */
  rvu_value: z.number().nullable(),
  year: z.number(),
  status: z.string(),
  global_days: z.string(),
  multiple_procedure: z.string(),
  bilateral: z.string(),
  assistant: z.string(),
  co_surgery: z.string(),
});

export const icdCode = z.object({
  id: z.number(),
  code: z.string(),
  value: z.string(),
  billable: z.boolean(),
  version: z.union([z.literal(9), z.literal(10)]),
});

const { search_term, limit } = searchQuery.shape;
const year = z.coerce.number().int().min(2000).max(2100).optional().catch(undefined);

export const searchCpt = endpoint({
  name: 'searchCpt',
  summary:
    'Procedure codes by code, words, abbreviation or synonym; those of the year asked for, with its values; else of this year.',
  method: 'GET',
  path: '/cpt_lookups',
  access: 'verified',
  query: searchQuery.extend({ year }),
  data: z.array(cptCode),
});

export const cptYears = endpoint({
  name: 'listCptYears',
  summary: 'The years for which work values are known, newest first.',
  method: 'GET',
  path: '/cpt_lookups/years',
  access: 'verified',
  data: z.array(z.number()),
});

export const suggestCpt = endpoint({
  name: 'suggestCpt',
  summary:
    "Procedure codes for a procedure's name, from its words and from what this user and colleagues coded for it.",
  method: 'GET',
  path: '/cpt_lookups/suggestions',
  access: 'verified',
  query: z.object({ procedure_name: search_term, limit, year }),
  data: z.array(cptCode),
});

export const searchIcd = endpoint({
  name: 'searchIcd',
  summary: 'Diagnoses by code, words, abbreviation or synonym; ICD-10-CM unless version=9 is asked for.',
  method: 'GET',
  path: '/icd_lookups',
  access: 'verified',
  query: searchQuery.extend({ version: z.enum(['9', '10']).catch('10').default('10') }),
  data: z.array(icdCode),
});

/** The specification names this resource in the singular, too. */
export const searchIcdInSingular = { ...searchIcd, name: 'searchIcdInSingular', path: '/icd_lookup' } as const;
