import type { AppTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { beginSharedProgress } from '../progress/service.ts';
import { findRequest, followRequest, insertRequest, type RequestRow, type Wanted } from './repository.ts';

/** The one step that is told of every output; a zip counts in it. */
const MAKING = 'Making the file';

/** Once for everybody who asks; nothing where the person may not have it. */
export async function beginOutput(tx: AppTransaction, wanted: Wanted): Promise<RequestRow | undefined> {
  const begun = await insertRequest(tx, wanted);
  if (begun !== undefined) {
    await followRequest(tx, begun, await beginSharedProgress(tx, [{ name: MAKING, state: 'waiting' }]));
    await enqueue(tx, 'make-output', { requestId: begun });
  }
  return findRequest(tx, wanted);
}
