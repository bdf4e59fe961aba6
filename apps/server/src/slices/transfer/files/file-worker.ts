import { parentPort } from 'node:worker_threads';
import type { FileAnswer, FileOrder } from './file-orders.ts';
import type { Book } from './pdf-book.ts';
import type { Workbook } from './workbook.ts';

let workbook: Workbook | undefined;
let book: Book | undefined;

/** A thread makes one file, so it reads the code of one writer only. */
async function carryOut(order: FileOrder): Promise<FileAnswer> {
  switch (order.kind) {
    case 'workbook':
      workbook = (await import('./workbook.ts')).startWorkbook(order.plans);
      break;
    case 'book':
      book = (await import('./pdf-book.ts')).startBook(order.book);
      break;
    case 'rows':
      for (const [sheet, rows] of order.batch.entries()) await workbook?.addRows(sheet, rows);
      break;
    case 'cases':
      for (const printed of order.batch) book?.addCase(printed);
      break;
    case 'finish':
      return { kind: 'file', bytes: await finishedFile() };
  }
  return { kind: 'done' };
}

async function finishedFile(): Promise<Uint8Array<ArrayBuffer>> {
  const file = await (workbook ?? book)?.finish();
  if (!file) throw new Error('no file was begun');
  return file;
}

parentPort?.on('message', (order: FileOrder) => {
  void carryOut(order)
    .catch((error: unknown): FileAnswer => ({ kind: 'fault', reason: String(error) }))
    .then((answer) => parentPort?.postMessage(answer, answer.kind === 'file' ? [answer.bytes.buffer] : []));
});
