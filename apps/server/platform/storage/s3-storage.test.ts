import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';
import { createS3Storage, type S3Settings } from './s3-storage.ts';
import { startS3Server } from './testing/s3-server.ts';
import { describeStorage } from './testing/storage-suite.ts';

const endings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of endings) await end();
});

/** S3_TEST_ENDPOINT points the suite at a real service (S3_TEST_KEY, S3_TEST_SECRET); otherwise one is started. */
async function settings(bucket: string): Promise<S3Settings> {
  const spoolFolder = await mkdtemp(join(tmpdir(), 'relievo-spool-'));
  endings.push(() => rm(spoolFolder, { recursive: true, force: true }));
  const account = {
    region: 'us-east-1',
    bucket,
    credentials: {
      accessKeyId: process.env['S3_TEST_KEY'] ?? 'S3RVER',
      secretAccessKey: process.env['S3_TEST_SECRET'] ?? 'S3RVER',
    },
    pathStyle: true,
    spoolFolder,
  };
  const given = process.env['S3_TEST_ENDPOINT'];
  if (given) return { ...account, endpoint: given };
  const server = await startS3Server(bucket);
  endings.push(server.stop);
  return { ...account, endpoint: server.endpoint };
}

function rawClient({ endpoint = '', region, credentials }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
}

describeStorage('S3-compatible storage', async () => {
  const bucket = `relievo-test-${Date.now()}`;
  const own = await settings(bucket);
  const client = rawClient(own);
  if (process.env['S3_TEST_ENDPOINT']) await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    storage: createS3Storage(own),
    damage: (sha256, Body) =>
      client
        .send(new PutObjectCommand({ Bucket: bucket, Key: `objects/${addressOf(sha256)}`, Body }))
        .then(() => undefined),
  };
});

describe('S3-compatible storage', () => {
  it('reports in one sentence that its bucket does not exist', async () => {
    const own = await settings('relievo-present');
    const storage = createS3Storage({ ...own, bucket: 'relievo-absent' });
    await expect(storage.check()).rejects.toMatchObject({ code: 'storage_unavailable' });
  });
});
