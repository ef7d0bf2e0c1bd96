import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible server in this process. It proves neither signatures nor conditional writes. */
export async function startS3Server(bucket: string) {
  const folder = await mkdtemp(join(tmpdir(), 'relievo-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  });
  const { port }: AddressInfo = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
