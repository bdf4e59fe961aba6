import { randomInt, randomUUID } from 'node:crypto';
import { fullCase } from '@casefolio/contract/cases.contract';
import sharp from 'sharp';
import { callAs, type Surgeon } from './case-callers.ts';

/** What one case must be: as it was acknowledged, or, of what was cut off, as it was asked for. */
export interface Entry {
  /** The patient's last name, by which the case is found. */
  readonly marker: string;
  readonly key: string;
  /** Null until its create was acknowledged. */
  id: number | null;
  images: number;
  mrn: string;
  /** A change that was sent and not answered: it is there whole, or not at all. */
  underway: { readonly images: number; readonly mrn: string } | null;
}

export interface Writer {
  readonly surgeon: Surgeon;
  readonly entries: Entry[];
}

const pictures = await Promise.all(
  ['#336699', '#993366', '#669933'].map((background) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  ),
);

const withPictures = (form: FormData, count: number): FormData => {
  for (const [index, bytes] of pictures.slice(0, count).entries())
    form.append('images', new Blob([new Uint8Array(bytes)]), `scan-${index}.jpg`);
  return form;
};

const firstMrn = 'as it was logged';

/** The case as it is created, and created again: the same key brings the same form. */
function formOf({ hospitalId }: Surgeon, marker: string, images: number): FormData {
  const form = new FormData();
  const fields = {
    patient_first_name: 'Nora',
    patient_last_name: marker,
    gender: 'Female',
    hospital_id: String(hospitalId),
    date_of_procedure: '2026-03-04',
    type: 'Cranial',
    procedure_name: 'Craniotomy',
    mrn: firstMrn,
    notes: JSON.stringify(['one', 'two']),
    case_procedures: JSON.stringify([{ date: '2026-03-06', type: 'Cranial', procedure_name: 'Washout' }]),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return withPictures(form, images);
}

/** The id that the server gives the case; undefined when it went away before it answered. */
export async function create(url: string, { surgeon }: Writer, { marker, key, images }: Entry) {
  const path = `/users/${surgeon.userId}/procedures`;
  const reply = await callAs(surgeon.cookie, url, {
    method: 'POST',
    path,
    key,
    body: formOf(surgeon, marker, images),
  });
  if (reply && reply.status !== 200) throw new Error(`A create was refused: ${reply.status}.`);
  return reply && fullCase.parse(reply.data).id;
}

/** Another number, or one image more; false when the server went away before it answered. */
async function change(url: string, { surgeon: { userId, cookie } }: Writer, entry: Entry): Promise<boolean> {
  const { images, mrn } = entry;
  const path = `/users/${userId}/procedures/${entry.id}`;
  const next = randomInt(2) === 0 ? { images, mrn: randomUUID() } : { images: images + 1, mrn };
  entry.underway = next;
  const reply = await callAs(
    cookie,
    url,
    next.images === images
      ? { method: 'PUT', path, body: { mrn: next.mrn } }
      : { method: 'POST', path: `${path}/media`, body: withPictures(new FormData(), 1) },
  );
  if (!reply) return false;
  if (reply.status !== 200) throw new Error(`A change was refused: ${reply.status}.`);
  Object.assign(entry, { ...next, underway: null });
  return true;
}

/** Logs cases with images and changes them, one after the other, until the server goes away. */
export async function writeUntilCutOff(url: string, writer: Writer): Promise<void> {
  for (;;) {
    const images = randomInt(1, pictures.length + 1);
    const entry: Entry = { marker: randomUUID(), key: randomUUID(), id: null, images, mrn: firstMrn, underway: null };
    writer.entries.push(entry);
    entry.id = (await create(url, writer, entry)) ?? null;
    if (entry.id === null || !(await change(url, writer, entry))) return;
  }
}
