import { inWords } from '@casefolio/domain/dates/calendar-day';
import { bookRemark, bookTitle } from '@casefolio/domain/messages/transfer';
import { caseSheets } from '@casefolio/domain/transfer/case-sheets';
import type { ExportKind } from '@casefolio/domain/transfer/export-rules';
import type { PrintedImage } from '@casefolio/domain/transfer/papers';
import { planById } from '@casefolio/domain/plans/plans';
import { printedCase } from '@casefolio/domain/transfer/printed-case';
import { caseIdsInLog, type CaseInFull, casesToRead, familiesOf, planOf } from '../cases/cases.api.ts';
import { nameOf } from '../profile/profile.api.ts';
import { FileAbandoned, type Making } from './files/file-makers.ts';
import { imagesToPrint } from './images-to-print.ts';
import { finishReport, noteFailure, noteProgress, type Report, reportToMake } from './reports.store.ts';
import type { MakingTools } from './transfer-tools.ts';

/** So many cases are read and written at a time: progress is seen, and memory stays small. */
const inOneBatch = 25;

const contentTypes: Readonly<Record<ExportKind, string>> = {
  EXCEL: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
};

/** Makes the file that was announced. Done twice it is made once; what is cut off is made anew from its beginning. */
export async function makeReport(tools: MakingTools, reportId: number): Promise<void> {
  const { db, clock, files } = tools;
  const report = await reportToMake(db, reportId);
  if (!report) return;
  try {
    const bytes = await bytesOf(tools, report);
    const key = await files.add(bytes, { contentType: contentTypes[report.kind], ownerId: report.owner_id });
    await db.transaction(async (tx) => {
      // Bytes that are not kept are nobody's, and go with the next purge.
      if (await finishReport(tx, report, key, clock.now())) await files.keep(tx, [key]);
    });
  } catch (error) {
    // A server that stops has not failed: the job is run again by the next one.
    if (error instanceof FileAbandoned) throw error;
    if (!(await noteFailure(db, report, clock.now()))) throw error;
  }
}

async function bytesOf(tools: MakingTools, report: Report): Promise<Uint8Array> {
  const making = report.kind === 'PDF' ? await pdfOf(tools, report) : await workbookOf(tools, report);
  try {
    return await writeCases(tools, report, making);
  } catch (error) {
    await making.abandon();
    throw error;
  }
}

type Write = Making<readonly CaseInFull[]>;

async function writeCases({ db, clock, choices }: MakingTools, report: Report, making: Write): Promise<Uint8Array> {
  const ids = await caseIdsInLog(db, report.owner_id, report.procedure_ids);
  for (let done = 0; done < ids.length; done += inOneBatch) {
    const batch = ids.slice(done, done + inOneBatch);
    await making.add(await casesToRead(db, report.owner_id, batch, choices));
    await noteProgress(db, report, done + batch.length, clock.now());
  }
  return making.finish();
}

async function workbookOf({ db, makers }: MakingTools, { owner_id, procedure_ids }: Report): Promise<Write> {
  const { opensFigures } = planById(await planOf(db, owner_id));
  const sheets = caseSheets({ families: await familiesOf(db, owner_id, procedure_ids), hasFigures: opensFigures });
  const workbook = makers.workbook(sheets.map(({ name, columns }) => ({ name, columns })));
  return { ...workbook, add: (cases) => workbook.add(sheets.map(({ rowsOf }) => rowsOf(cases))) };
}

async function pdfOf(tools: MakingTools, { owner_id, total, created_at }: Report): Promise<Write> {
  const { opensImages } = planById(await planOf(tools.db, owner_id));
  const day = inWords(created_at.toISOString().slice(0, 10));
  const name = await nameOf(tools.db, owner_id);
  const book = tools.makers.book({ title: bookTitle(name), remark: bookRemark(total, day) });
  const add = async (cases: readonly CaseInFull[]) => {
    const images = opensImages
      ? await imagesToPrint(tools, owner_id, cases)
      : new Map<number, readonly PrintedImage[]>();
    await book.add(cases.map((one) => printedCase(one, images.get(one.id) ?? [])));
  };
  return { ...book, add };
}
