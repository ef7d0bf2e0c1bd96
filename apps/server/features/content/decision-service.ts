import type { DecisionMark } from '@relievo/contracts/content';
import type { Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import { CHECK_FAILED, type ContentDependencies, type Done, NO_RIGHT, TAKEN } from './own-content-service.ts';
import {
  deleteResource,
  findStanding,
  findSubmission,
  insertDecision,
  recordDeed,
  returnResource,
} from './repository.ts';

interface Decision {
  readonly id: string;
  readonly kind: 'approve' | 'reject' | 'request_changes';
  readonly words: string;
  readonly marks: readonly DecisionMark[];
}

/** One decision for each submission, whoever else decides at the same time; the author is told by the database. */
export async function decide(
  { database }: ContentDependencies,
  person: Viewer,
  decision: Decision,
): Promise<Done> {
  const look = () => database.asUser(person, (tx) => findSubmission(tx, decision.id));
  try {
    return await database.asUser(person, async (tx) => {
      const submission = await findSubmission(tx, decision.id);
      if (!submission) throw refuse('not_found');
      if (!submission.is_open) throw refuse('submission_closed');
      await insertDecision(tx, decision);
      return {};
    });
  } catch (error) {
    const code = errorCode(error);
    if (code === TAKEN || code === CHECK_FAILED) throw refuse('submission_closed');
    if (code !== NO_RIGHT) throw error;
    // The policy asks for a right and for an open submission: which of them was it?
    throw refuse((await look())?.is_open ? 'not_yours_to_decide' : 'submission_closed');
  }
}

/** Takes it away from readers and reviewers; its author has it as a draft. */
export function giveBack({ database }: ContentDependencies, person: Viewer, id: string): Promise<Done> {
  return database.asUser(person, async (tx) => {
    const standing = await findStanding(tx, id);
    if (!standing) throw refuse('not_found');
    const { is_own: isOwn, is_answerable: isAnswerable } = standing;
    if (!(await returnResource(tx, id)))
      throw refuse(isOwn || isAnswerable ? 'never_submitted' : 'not_found');
    if (!isOwn) await recordDeed(tx, 'resource.returned', id, {});
    return {};
  });
}

export function remove({ database }: ContentDependencies, person: Viewer, id: string): Promise<Done> {
  return database.asUser(person, async (tx) => {
    const deleted = await deleteResource(tx, id);
    if (!deleted) throw refuse('not_found');
    if (!deleted.is_own) await recordDeed(tx, 'resource.deleted', id, { title: deleted.title });
    return {};
  });
}
