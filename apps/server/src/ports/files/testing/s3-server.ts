import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';

import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { S3Options } from '../s3.files.ts';

/** A real S3-speaking server on loopback for the running test, with one empty bucket. */
export async function startS3Server(): Promise<{ readonly options: S3Options; readonly directory: string }> {
  const directory = await temporaryFolder();
  const bucket = 'casefolio-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { directory, options: { bucket, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials } };
}
