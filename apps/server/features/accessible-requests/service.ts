import type {
  AccessibleAnswerInput,
  AccessibleRequest,
  AccessibleRequestInput,
  AccessibleRequestPage,
  RequestState,
} from '@relievo/contracts/accessible-requests';
import { toInputIssueAt } from '@relievo/contracts/issues';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import * as rows from './repository.ts';

export interface AccessibleRequestDependencies {
  readonly database: Database;
}

const FOREIGN_KEY_VIOLATION = '23503';
const WAITING: readonly RequestState[] = ['open', 'taken'];

export function listRequests(
  { database }: AccessibleRequestDependencies,
  viewer: Viewer,
  { id, offset, limit }: { readonly id: string; readonly offset: number; readonly limit: number },
): Promise<AccessibleRequestPage> {
  return database.asUser(viewer, async (tx) => {
    const mayAnswer = await isResponsibleFor(tx, id);
    const found = await rows.findRequests(tx, id, offset, limit);
    return { rows: found.rows.map(toAccessibleRequest), total: found.total, mayAnswer };
  });
}

/** Who asks for what somebody else asked for, in the same words, supports that: the constraint sees to it. */
export function askFor(
  { database }: AccessibleRequestDependencies,
  person: Viewer,
  { id, form, words }: AccessibleRequestInput,
): Promise<AccessibleRequest> {
  return database.asUser(person, async (tx) => {
    await isResponsibleFor(tx, id);
    const made = await rows.insertRequest(tx, id, form, words);
    if (made) return readRequestOrRefuse(tx, made);
    const same = await rows.findSameWaiting(tx, id, form, words);
    // Settled in the moment between the two.
    if (!same) throw refuse('request_settled');
    return addSupport(tx, same);
  });
}

export function supportRequest(
  { database }: AccessibleRequestDependencies,
  person: Viewer,
  id: string,
): Promise<AccessibleRequest> {
  return database.asUser(person, async (tx) => {
    await readRequestOrRefuse(tx, id);
    return addSupport(tx, id);
  });
}

export function takeSupportBack(
  { database }: AccessibleRequestDependencies,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    await readRequestOrRefuse(tx, id);
    await rows.deleteSupport(tx, id);
    return {};
  });
}

/** A step that only who answers for the resource may take; the database tells those who want it. */
async function takeStep(tx: AppTransaction, id: string, step: rows.RequestStep): Promise<AccessibleRequest> {
  const { resourceId } = await readRequestOrRefuse(tx, id);
  if (!(await isResponsibleFor(tx, resourceId))) throw refuse('forbidden');
  if (!(await rows.moveRequest(tx, id, step))) throw refuse('request_settled');
  return readRequestOrRefuse(tx, id);
}

export function takeRequest(
  { database }: AccessibleRequestDependencies,
  person: Viewer,
  id: string,
): Promise<AccessibleRequest> {
  return database.asUser(person, (tx) => takeStep(tx, id, { from: ['open'], to: 'taken' }));
}

export function giveRequestBack(
  { database }: AccessibleRequestDependencies,
  person: Viewer,
  id: string,
): Promise<AccessibleRequest> {
  return database.asUser(person, (tx) => takeStep(tx, id, { from: ['taken'], to: 'open' }));
}

export function answerRequest(
  { database }: AccessibleRequestDependencies,
  person: Viewer,
  { id, outcome, words, resourceId }: AccessibleAnswerInput,
): Promise<AccessibleRequest> {
  return database.asUser(person, async (tx) => {
    const link = outcome === 'answered' ? (resourceId ?? null) : null;
    if (link && (await rows.findStanding(tx, link)) === undefined)
      throw refuse('invalid_input', NO_SUCH_LINK);
    return takeStep(tx, id, { from: WAITING, to: outcome, words, resourceId: link });
  });
}

const NO_SUCH_LINK = {
  issues: [toInputIssueAt('resourceId', { code: 'resource_not_found', parameters: {} })],
};

/** Whether the caller answers for the resource. What they may not see is not there. */
async function isResponsibleFor(tx: AppTransaction, resourceId: string): Promise<boolean> {
  const answers = await rows.findStanding(tx, resourceId);
  if (answers === undefined) throw refuse('not_found');
  return answers;
}

async function addSupport(tx: AppTransaction, id: string): Promise<AccessibleRequest> {
  try {
    await rows.insertSupport(tx, id);
  } catch (error) {
    // The last who wanted it took their support back at the same moment, and it is gone.
    if (errorCode(error) === FOREIGN_KEY_VIOLATION) throw refuse('not_found');
    throw error;
  }
  const request = await readRequestOrRefuse(tx, id);
  if (!request.isSupporter) throw refuse('request_settled');
  return request;
}

async function readRequestOrRefuse(tx: AppTransaction, id: string): Promise<AccessibleRequest> {
  const row = await rows.findRequest(tx, id);
  if (!row) throw refuse('not_found');
  return toAccessibleRequest(row);
}

function toAccessibleRequest(row: rows.RequestRow): AccessibleRequest {
  const { id, form, words, state, answer, answer_id: answerId, answer_title: title, supporters } = row;
  return {
    id,
    resourceId: row.resource_id,
    form,
    words,
    state,
    answer,
    answerResource: answerId && title ? { id: answerId, title } : null,
    supporters,
    isAsker: row.is_asker,
    isSupporter: row.is_supporter,
    createdAt: row.created_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
  };
}
