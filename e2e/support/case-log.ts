import { crc32, deflateSync } from 'node:zlib';
import { type Caller, dataOf } from './people.ts';
import type { Surgeon } from './surgeon.ts';

/** Logs a craniotomy with changes; gives its id. */
export async function logCase(caller: Caller, { id, hospitalId }: Surgeon, changes: object = {}): Promise<number> {
  const data = {
    patient_first_name: 'Nora',
    patient_last_name: 'Quill',
    gender: 'Female',
    age: '54',
    hospital_id: hospitalId,
    date_of_procedure: '2026-03-04',
    type: 'Cranial',
    procedure_name: 'Craniotomy for tumor',
    ...changes,
  };
  return (await dataOf<{ id: number }>(caller.post(`/api/v1/users/${id}/procedures`, { data }))).id;
}

export async function cptId(caller: Caller, code: string): Promise<number> {
  const found = await dataOf<{ id: number; code: string }[]>(caller.get(`/api/v1/cpt_lookups?search_term=${code}`));
  return found.find((one) => one.code === code)?.id ?? 0;
}

/** Gives an image to a case. */
export async function addImage(caller: Caller, { id }: Surgeon, caseId: number, name: string): Promise<void> {
  const multipart = { images: { name, mimeType: 'image/png', buffer: png() } };
  await dataOf(caller.post(`/api/v1/users/${id}/procedures/${caseId}/media`, { multipart }));
}

interface Share {
  readonly doctor: Surgeon;
  readonly to: Surgeon;
  readonly permission: 'EDITOR' | 'VIEWER';
}

/** A surgeon lets somebody into their log, and they come. */
export async function share(owner: Caller, guest: Caller, { doctor, to, permission }: Share): Promise<void> {
  const users = [{ email: to.email, permission }];
  await dataOf(owner.post(`/api/v1/users/${doctor.id}/access_users`, { data: { users } }));
  const data = { doctor_id: doctor.id, status: 'ACCEPTED' };
  await dataOf(guest.put(`/api/v1/users/${to.id}/access_users/invitation`, { data }));
}

/** A small picture of one colour, written here: no file of anybody's. */
export function png(edge = 64): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(edge * (edge + 1), 120);
  for (let row = 0; row < edge; row += 1) rows[row * (edge + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(kind: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
