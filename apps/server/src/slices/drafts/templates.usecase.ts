import type { addTemplate } from '@casefolio/contract/drafts.contract';
import { draftLimits } from '@casefolio/domain/drafts/limits';
import { caseFormMessages } from '@casefolio/domain/messages/case-form';
import type { z } from 'zod';
import { invalidFields, missing } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { type DraftsTools, refuseTooLarge } from './drafts-tools.ts';
import * as store from './templates.store.ts';

type Wish = z.output<typeof addTemplate.body>;

interface Own {
  readonly params: { readonly userId: number };
}
interface One {
  readonly params: { readonly userId: number; readonly templateId: number };
}

const keyOf = ({ userId, templateId }: One['params']): store.TemplateKey => ({ userId, id: templateId });

/** What a surgeon does often, kept to begin a new case with. */
export function templateUseCases({ db, clock }: DraftsTools) {
  const record = (tx: Parameters<typeof recordTouch>[0], visit: Visit, ownerId: number, verb: string) =>
    recordTouch(tx, visit, clock.now(), { action: `template.${verb}`, ownerId });

  return {
    list: async (_visit: Visit, { params: { userId } }: Own) => {
      const templates = await store.templatesOf(db, userId);
      return { templates, count: templates.length };
    },
    add: (visit: Visit, { params: { userId }, body }: Own & { readonly body: Wish }) => {
      refuseTooLarge(body.content);
      return visit.atomically(async (tx) => {
        if ((await store.countTemplates(tx, userId)) >= draftLimits.templates)
          throw invalidFields([{ field: 'name', error: caseFormMessages.tooManyTemplates.text }]);
        const added = await store.insertTemplate(tx, userId, body, clock.now());
        if (!added) throw missing();
        await record(tx, visit, userId, 'added');
        return new Answer(added);
      });
    },
    change: (visit: Visit, { params, body }: One & { readonly body: Wish }) => {
      refuseTooLarge(body.content);
      return visit.atomically(async (tx) => {
        const changed = await store.updateTemplate(tx, keyOf(params), body);
        if (!changed) throw missing();
        await record(tx, visit, params.userId, 'changed');
        return changed;
      });
    },
    use: async (_visit: Visit, { params }: One) => {
      if (!(await store.countUse(db, keyOf(params)))) throw missing();
      return {};
    },
    drop: (visit: Visit, { params }: One) =>
      visit.atomically(async (tx) => {
        if (!(await store.removeTemplate(tx, keyOf(params)))) throw missing();
        await record(tx, visit, params.userId, 'deleted');
        return {};
      }),
  };
}
