import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskArrivals } from './disk-arrivals.ts';

const ARRIVAL = { id: '01990000-0000-7000-8000-000000000001', size: 1000 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relievo-arriving-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function piece(body: string): Request {
  return new Request('http://here', {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body,
  });
}

test('a piece for which the disk has no room is refused for that reason, and what came before leaves its room', async () => {
  const arrivals = createDiskArrivals({ folder });
  await arrivals.begin(ARRIVAL);
  // Every write to this device finds a full disk (full(4)).
  const path = join(folder, `${ARRIVAL.id}_${ARRIVAL.size}`);
  await rm(path);
  await symlink('/dev/full', path);
  await expect(arrivals.answer(ARRIVAL, piece('bytes'))).rejects.toMatchObject({ code: 'storage_full' });
  expect(await arrivals.measure(ARRIVAL)).toBeNull();
  await arrivals.begin(ARRIVAL);
  expect((await arrivals.answer(ARRIVAL, piece('bytes'))).headers.get('upload-offset')).toBe('5');
});
