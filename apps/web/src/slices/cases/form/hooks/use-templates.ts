import {
  addTemplate,
  changeTemplate,
  countTemplateUse,
  dropTemplate,
  listTemplates,
} from '@casefolio/contract/drafts.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import type { CallData } from '../../../../api/client.ts';
import { makeFormKeys } from '../../../../api/form-keys.ts';
import { jsonOf, type KeptForm } from '../kept-form.ts';

export type Template = CallData<typeof listTemplates>['templates'][number];

const templatesKey = (userId: number) => ['case-templates', userId] as const;

/** The user's own templates, the most used first. */
export function useTemplates(userId: number) {
  const { data } = useQuery({
    queryKey: templatesKey(userId),
    queryFn: async ({ signal }) => (await call(listTemplates, { params: { userId }, signal })).templates,
  });
  return data ?? [];
}

/** Keeps, renames and deletes templates, and counts their use. */
export function useTemplateCalls(userId: number) {
  const queryClient = useQueryClient();
  const [keyOf] = useState(makeFormKeys);
  const refresh = () => queryClient.invalidateQueries({ queryKey: templatesKey(userId) });
  const adding = useMutation({
    mutationFn: ({ name, form }: { readonly name: string; readonly form: KeptForm }) => {
      const body = { name, content: jsonOf(form) };
      return call(addTemplate, { params: { userId }, body, idempotencyKey: keyOf(body) });
    },
    onSettled: refresh,
  });
  const renaming = useMutation({
    mutationFn: ({ id, name, content }: Pick<Template, 'id' | 'name' | 'content'>) =>
      call(changeTemplate, { params: { userId, templateId: id }, body: { name, content } }),
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: (templateId: number) => call(dropTemplate, { params: { userId, templateId } }),
    onSettled: refresh,
  });
  const counting = useMutation({
    mutationFn: (templateId: number) => call(countTemplateUse, { params: { userId, templateId } }),
  });
  return {
    add: adding.mutateAsync,
    rename: renaming.mutateAsync,
    remove: removing.mutateAsync,
    /** A use that could not be counted changes nothing for whoever uses it. */
    countUse: (templateId: number): void => counting.mutate(templateId),
  };
}
