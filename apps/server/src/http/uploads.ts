import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FilesTaken } from '@casefolio/contract/endpoint';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, tooOften } from './failure.ts';
import type { Upload } from './visit.ts';

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly uploads: readonly Upload[];
}

const megabyte = 1024 * 1024;
const mostFields = 200;
const longestField = 4 * megabyte;
const longestFileName = 255;

/** Files are held in memory, for a patient's image is not left in a temporary folder; so all forms together have a bound. */
const mostBytesAtOnce = 256 * megabyte;
const comeBackInSeconds = 5;

export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: true });
}

const malformed = (): Failure => new Failure('malformed', commonMessages.malformed);

let bytesHeld = 0;

/** Reads a form whole, within its bounds; `use` gets it, and its bytes are let go afterwards. */
export async function withForm<T>(request: FastifyRequest, taken: FilesTaken, use: (form: Form) => Promise<T>) {
  const hold = holder();
  try {
    const form = await readForm(request, taken, hold.count).catch(refuseUnreadable);
    return await use(form);
  } finally {
    hold.release();
  }
}

function holder() {
  let own = 0;
  return {
    count: (bytes: number): void => {
      if (bytesHeld + bytes > mostBytesAtOnce) throw tooOften(comeBackInSeconds);
      own += bytes;
      bytesHeld += bytes;
    },
    release: (): void => {
      bytesHeld -= own;
    },
  };
}

/** A form that is cut off or mixed up: the parser says so in errors of its own. */
function refuseUnreadable(error: unknown): never {
  const isKnown = error instanceof Failure || (error instanceof Error && 'statusCode' in error);
  throw isKnown ? error : malformed();
}

async function readForm(request: FastifyRequest, taken: FilesTaken, count: (bytes: number) => void): Promise<Form> {
  const fields: Record<string, string> = {};
  const uploads: Upload[] = [];
  const limits = { fileSize: taken.mostBytes, files: taken.most, fields: mostFields, fieldSize: longestField };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || Object.hasOwn(fields, part.fieldname)) throw malformed();
      if (part.valueTruncated) throw new Failure('tooLarge', commonMessages.tooLarge);
      fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    count(bytes.length);
    if (part.fieldname !== taken.field) throw malformed();
    uploads.push({ field: part.fieldname, fileName: part.filename.slice(0, longestFileName), bytes });
  }
  return { fields, uploads };
}

/** What tells two forms apart, without their bytes. */
export const printOf = (uploads: readonly Upload[]): string[] =>
  uploads.map(({ fileName, bytes }) => `${fileName} ${createHash('sha256').update(bytes).digest('hex')}`);
