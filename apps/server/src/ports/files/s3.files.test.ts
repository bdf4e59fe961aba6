import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { s3Files } from './s3.files.ts';
import { startS3Server } from './testing/s3-server.ts';

test('a bucket that does not exist is an error, not a missing file', async () => {
  const { options } = await startS3Server();
  const files = s3Files({ ...options, bucket: 'no-such-bucket' });
  await expect(files.open('0'.repeat(32))).rejects.toThrow();
  await expect(files.put(Buffer.from('content'), { contentType: 'text/plain' })).rejects.toThrow();
});

test('when the server does not take the content, the source is closed', async () => {
  const { options } = await startS3Server();
  const files = s3Files({ ...options, bucket: 'no-such-bucket' });
  const source = Readable.from([Buffer.alloc(6_000_000), Buffer.alloc(6_000_000)]);
  await expect(files.put(source, { contentType: 'text/plain' })).rejects.toThrow();
  expect(source.destroyed).toBe(true);
});

test('the wish for encryption at rest is sent along and the file still comes back', async () => {
  const { options } = await startS3Server();
  const files = s3Files({ ...options, encryption: 'AES256' });
  const { key } = await files.put(Buffer.from('content'), { contentType: 'text/plain' });
  expect(await files.open(key)).toMatchObject({ size: 7, contentType: 'text/plain' });
});
