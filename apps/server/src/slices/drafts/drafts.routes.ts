import * as contract from '@casefolio/contract/drafts.contract';
import type { Serve } from '../../http/serve.ts';
import { draftUseCases } from './drafts.usecase.ts';
import type { DraftsTools } from './drafts-tools.ts';
import { templateUseCases } from './templates.usecase.ts';

export function draftsRoutes(serve: Serve, tools: DraftsTools): void {
  const drafts = draftUseCases(tools);
  serve(contract.readDraft, drafts.read);
  serve(contract.keepDraft, drafts.keep);
  serve(contract.dropDraft, drafts.drop);
  const templates = templateUseCases(tools);
  serve(contract.listTemplates, templates.list);
  serve(contract.addTemplate, templates.add);
  serve(contract.changeTemplate, templates.change);
  serve(contract.countTemplateUse, templates.use);
  serve(contract.dropTemplate, templates.drop);
}
