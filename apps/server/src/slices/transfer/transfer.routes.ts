import * as contract from '@casefolio/contract/transfer.contract';
import type { Serve } from '../../http/serve.ts';
import { exportCases } from './export-cases.usecase.ts';
import { listReports } from './list-reports.usecase.ts';
import { makeReportAgain } from './make-again.usecase.ts';
import type { TransferTools } from './transfer-tools.ts';

export function transferRoutes(serve: Serve, tools: TransferTools): void {
  serve(contract.listReports, listReports(tools));
  serve(contract.exportCases, exportCases(tools));
  serve(contract.makeReportAgain, makeReportAgain(tools));
}
