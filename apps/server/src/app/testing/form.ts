import { randomUUID } from 'node:crypto';

export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const line = (text: string) => Buffer.from(`${text}\r\n`);

/** A form as a browser sends it: texts, and files with their names. */
export function formOf(fields: Readonly<Record<string, string>>, files: readonly FormFile[]) {
  const edge = randomUUID();
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => [
      line(`--${edge}`),
      line(`content-disposition: form-data; name="${name}"`),
      line(''),
      line(value),
    ]),
    ...files.flatMap(({ field, name, bytes }) => [
      line(`--${edge}`),
      line(`content-disposition: form-data; name="${field}"; filename="${name}"`),
      line('content-type: application/octet-stream'),
      line(''),
      Buffer.from(bytes),
      line(''),
    ]),
    line(`--${edge}--`),
  ];
  return { body: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${edge}` } };
}
