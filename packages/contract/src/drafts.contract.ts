import { commonMessages } from '@casefolio/domain/messages/common';
import { z } from 'zod';
import { asTheyAre, endpoint, nothing } from './endpoint.ts';
import { ownUser, pathId } from './wire.ts';

/** What a form holds, as the browser wrote it: nobody but the form reads it. */
const formContent = z.record(z.string().max(100), z.json());

/** Which form: 'new-case', 'edit-case-12', 'new-shared-case-7'. */
const draftKey = z.string().regex(/^[a-z0-9-]{1,100}$/);
const oneDraft = ownUser.extend({ key: draftKey });

export const draft = z.object({ content: formContent, updated_at: z.string() });

export const readDraft = asTheyAre(
  endpoint({
    name: 'readDraft',
    summary: 'An unfinished form, as it was left; null when there is none.',
    method: 'GET',
    path: '/users/:userId/drafts/:key',
    access: 'own account',
    params: oneDraft,
    data: z.object({ draft: draft.nullable() }),
  }),
);

export const keepDraft = asTheyAre(
  endpoint({
    name: 'keepDraft',
    summary: 'Keep an unfinished form. At most 20 a person, 500 kB each, 90 days.',
    method: 'PUT',
    path: '/users/:userId/drafts/:key',
    access: 'own account',
    params: oneDraft,
    body: z.object({ content: formContent }),
    data: z.object({ updated_at: z.string() }),
  }),
);

export const dropDraft = endpoint({
  name: 'dropDraft',
  summary: 'Forget an unfinished form.',
  method: 'DELETE',
  path: '/users/:userId/drafts/:key',
  access: 'own account',
  params: oneDraft,
  data: nothing,
});

const oneTemplate = ownUser.extend({ templateId: pathId });

export const template = z.object({ id: z.number(), name: z.string(), content: formContent, uses: z.number() });

const templateBody = z.object({
  name: z
    .string({ error: commonMessages.required.text })
    .trim()
    .min(1, commonMessages.required.text)
    .max(100, commonMessages.tooLarge.text),
  /** Procedure, codes, fields and role; never the patient. */
  content: formContent,
});

export const listTemplates = asTheyAre(
  endpoint({
    name: 'listTemplates',
    summary: "The user's own templates for a new case, the most used first.",
    method: 'GET',
    path: '/users/:userId/templates',
    access: 'own account',
    params: ownUser,
    data: z.object({ templates: z.array(template), count: z.number() }),
  }),
);

export const addTemplate = asTheyAre(
  endpoint({
    name: 'addTemplate',
    summary: 'Keep a template.',
    method: 'POST',
    path: '/users/:userId/templates',
    access: 'own account',
    params: ownUser,
    creates: true,
    body: templateBody,
    data: template,
  }),
);

export const changeTemplate = asTheyAre(
  endpoint({
    name: 'changeTemplate',
    summary: 'Change a template.',
    method: 'PUT',
    path: '/users/:userId/templates/:templateId',
    access: 'own account',
    params: oneTemplate,
    body: templateBody,
    data: template,
  }),
);

export const countTemplateUse = endpoint({
  name: 'countTemplateUse',
  summary: 'Count one use of a template: the most used are offered first.',
  method: 'POST',
  path: '/users/:userId/templates/:templateId/use',
  access: 'own account',
  params: oneTemplate,
  data: nothing,
});

export const dropTemplate = endpoint({
  name: 'dropTemplate',
  summary: 'Delete a template.',
  method: 'DELETE',
  path: '/users/:userId/templates/:templateId',
  access: 'own account',
  params: oneTemplate,
  data: nothing,
});
