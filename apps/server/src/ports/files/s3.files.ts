import { Readable } from 'node:stream';

import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { S3ClientConfig, ServerSideEncryption } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import { keepContent } from './content.ts';
import { isFileKey, newFileKey } from './file-key.ts';
import type { FileStore } from './files.port.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** An S3-speaking server other than Amazon's. */
  readonly endpoint?: string | undefined;
  /** Asks the server to encrypt what it keeps; not every S3-speaking server can. */
  readonly encryption?: ServerSideEncryption | undefined;
  /** Absent: the usual AWS variables. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/**
 * Files in an S3 bucket. The account needs s3:PutObject, s3:GetObject, s3:DeleteObject, s3:AbortMultipartUpload and,
 * for a missing file to be told from a forbidden one, s3:ListBucket.
 */
export function s3Files(options: S3Options): FileStore {
  const client = new S3Client(clientConfig(options));
  const Bucket = options.bucket;
  const encrypted = options.encryption === undefined ? {} : { ServerSideEncryption: options.encryption };
  return {
    async put(content, { contentType, key = newFileKey() }) {
      const size = await keepContent(content, async (chunks) => {
        const params = { Bucket, Key: key, Body: Readable.from(chunks), ContentType: contentType, ...encrypted };
        await new Upload({ client, params, queueSize: 2 }).done();
      });
      return { key, size, contentType };
    },
    async open(key) {
      if (!isFileKey(key)) return undefined;
      try {
        const { Body, ContentLength, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        if (!(Body instanceof Readable)) throw new Error(`The bucket ${Bucket} answered without content for ${key}.`);
        return { stream: Body, size: ContentLength ?? 0, contentType: ContentType ?? 'application/octet-stream' };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      if (isFileKey(key)) await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async close() {
      client.destroy();
    },
  };
}

function clientConfig({ region, endpoint, credentials }: S3Options): S3ClientConfig {
  return {
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // The newer default checksums are refused by many S3-speaking servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  };
}
