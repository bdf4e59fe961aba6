import * as contract from '@casefolio/contract/cases.contract';
import type { Serve } from '../../http/serve.ts';
import { addImages, deleteImage, listImages, renameImage } from './case-images.usecase.ts';
import type { CasesTools } from './cases-tools.ts';
import { changeCase } from './change-case.usecase.ts';
import { deleteProcedure, writeNotes } from './change-parts.usecase.ts';
import { deleteCase, deleteCases, restoreCases } from './delete-cases.usecase.ts';
import { listCases } from './list-cases.usecase.ts';
import { logCase } from './log-case.usecase.ts';
import { readCase } from './read-case.usecase.ts';

export function casesRoutes(serve: Serve, tools: CasesTools): void {
  serve(contract.listCases, listCases(tools));
  serve(contract.logCase, logCase(tools));
  serve(contract.deleteCases, deleteCases(tools));
  serve(contract.restoreCases, restoreCases(tools));
  serve(contract.readCase, readCase(tools));
  serve(contract.changeCase, changeCase(tools));
  serve(contract.deleteCase, deleteCase(tools));
  serve(contract.deleteProcedure, deleteProcedure(tools));
  serve(contract.writeNotes, writeNotes(tools));
  serve(contract.listImages, listImages(tools));
  serve(contract.addImages, addImages(tools));
  serve(contract.renameImage, renameImage(tools));
  serve(contract.deleteImage, deleteImage(tools));
}
