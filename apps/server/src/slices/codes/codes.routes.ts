import * as contract from '@casefolio/contract/codes.contract';
import type { Serve } from '../../http/serve.ts';
import type { CodesTools } from './codes-tools.ts';
import { listCptYears } from './list-cpt-years.usecase.ts';
import { searchCpt } from './search-cpt.usecase.ts';
import { searchIcd } from './search-icd.usecase.ts';
import { suggestCpt } from './suggest-cpt.usecase.ts';

export function codesRoutes(serve: Serve, tools: CodesTools): void {
  serve(contract.searchCpt, searchCpt(tools));
  serve(contract.cptYears, listCptYears(tools));
  serve(contract.suggestCpt, suggestCpt(tools));
  serve(contract.searchIcd, searchIcd(tools));
  serve(contract.searchIcdInSingular, searchIcd(tools));
}
