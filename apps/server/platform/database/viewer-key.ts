import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** The length of the blocks that SHA-256 works through, and what RFC 2104 adds to the key in the two of them. */
const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

/** Whom a transaction is signed for. */
export interface SignedIn {
  readonly userId: string;
  readonly organizationId: string | null;
}

/** Which transaction of a session it is: the one that began at a moment, or the next that is signed after that. */
export interface Place {
  readonly pid: number;
  readonly follows: boolean;
  readonly moment: string;
}

/** Says who is asking in one transaction. */
export function signViewer(key: string, place: Place, { userId, organizationId }: SignedIn): string {
  const words = [place.pid, place.follows ? 'after' : 'at', place.moment, userId, organizationId ?? 'none'];
  return createHmac('sha256', key).update(words.join(' ').toLowerCase()).digest('hex');
}

/** Gives the database the key that signatures are checked with. One that is not migrated so far gets it later. */
export async function keepViewerKey(owner: pg.ClientBase, key: string): Promise<void> {
  if (Buffer.byteLength(key) > BLOCK_BYTES) throw new RangeError('The key of the viewers is too long.');
  const { rows } = await owner.query<{ there: boolean }>(
    `select to_regclass('public.viewer_key') is not null as there`,
  );
  if (!rows[0]?.there) return;
  await owner.query(
    `insert into viewer_key as present (inner_block, outer_block) values ($1, $2)
     on conflict (only_row) do update set inner_block = excluded.inner_block, outer_block = excluded.outer_block
     where present.inner_block <> excluded.inner_block`,
    [blockOf(key, INNER), blockOf(key, OUTER)],
  );
}

function blockOf(key: string, added: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.write(key);
  return block.map((byte) => byte ^ added) as Buffer;
}
