import { caseMessages } from '@casefolio/domain/messages/cases';
import { commonMessages } from '@casefolio/domain/messages/common';
import { exportKinds } from '@casefolio/domain/transfer/export-rules';
import { z } from 'zod';
import { caseFilters } from './cases.contract.ts';
import { endpoint } from './endpoint.ts';
import { bodyId, listInForm, ownUser, pathId } from './wire.ts';

const wrongForm = commonMessages.wrongForm.text;

export const report = z.object({
  id: z.number(),
  file_name: z.string(),
  /** Null while it is being made, and when it has expired. */
  path: z.string().nullable(),
  status: z.enum(['RUNNING', 'READY', 'FAILED', 'EXPIRED']),
  done: z.number(),
  total: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
});

export const listReports = endpoint({
  name: 'listReports',
  summary: 'Exported files, newest first.',
  method: 'GET',
  path: '/users/:userId/procedures/reports',
  access: 'own account',
  params: ownUser,
  query: z.object({
    page: z.coerce.number().int().min(0).max(100_000).catch(0).default(0),
    page_size: z.coerce.number().int().min(1).max(100).catch(25).default(25),
  }),
  data: z.object({ reports: z.array(report), count: z.number() }),
});

/** Named one by one, or all of a tab of the list. */
const chosenCases = z
  .object({
    type: z.enum(exportKinds, { error: wrongForm }),
    procedure_ids: listInForm(bodyId, 10_000).optional(),
    all: z.literal(true, { error: wrongForm }).optional(),
    filter: z.enum(caseFilters, { error: wrongForm }).default('ALL'),
  })
  .refine(({ procedure_ids, all }) => all || (procedure_ids?.length ?? 0) > 0, {
    path: ['procedure_ids'],
    error: caseMessages.noCaseChosen.text,
  });

export const exportCases = endpoint({
  name: 'exportCases',
  summary:
    'Make a file of cases. Up to 100 are ready with the answer; more are made by and by, in several files where a PDF would grow too long.',
  method: 'POST',
  path: '/users/:userId/procedures/export',
  access: 'own account',
  params: ownUser,
  body: chosenCases,
  data: report.extend({
    /** How many of the cases that were asked for are not in the log. */
    left_out: z.number(),
  }),
  creates: true,
  mayAnswer: ['tooManyTries'],
});

export const makeReportAgain = endpoint({
  name: 'makeReportAgain',
  summary: 'Make a file again that has expired or could not be made: of the same cases, as they are now.',
  method: 'POST',
  path: '/users/:userId/procedures/reports/:reportId/again',
  access: 'own account',
  params: ownUser.extend({ reportId: pathId }),
  data: report,
  mayAnswer: ['tooManyTries'],
});
