import type { BatchOutcome, CommonDetails } from '@relievo/contracts/content';
import type { ContentFields } from '@relievo/contracts/values';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { Refused, refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import { columnsOf, fieldsOf } from './column-rules.ts';
import { explainOvertaken, finishContent } from './draft-service.ts';
import { type ContentDependencies, findWorkableOrRefuse, NO_RIGHT } from './own-content-service.ts';
import { beginDraft, findDraft, updateResource, writeDraft } from './repository.ts';
import { type Submitted, submit } from './submission-service.ts';

/** One after the other: what stands in the way of one holds up none of the others. */
async function doEach(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<BatchOutcome[]> {
  const outcomes: BatchOutcome[] = [];
  for (const id of ids) outcomes.push({ id, problem: await tellProblem(() => work(id)) });
  return outcomes;
}

async function tellProblem(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    if (error instanceof Refused) return error.message;
    if (errorCode(error) === NO_RIGHT) return refuse('content_waits').message;
    throw error;
  }
}

/** Into what is being written where somebody writes, or where readers see the resource; else into the resource. */
export function describeBatch(
  { database }: ContentDependencies,
  person: Viewer,
  { ids, details }: { readonly ids: readonly string[]; readonly details: CommonDetails },
): Promise<BatchOutcome[]> {
  return doEach(ids, (id) => database.asUser(person, (tx) => describeOne(tx, id, details)));
}

async function describeOne(tx: AppTransaction, id: string, details: CommonDetails): Promise<void> {
  const row = await findWorkableOrRefuse(tx, id);
  const draft = await findDraft(tx, id);
  const content = columnsOf(joinDetails(fieldsOf(draft?.content ?? row), details));
  if (draft) {
    if (!(await writeDraft(tx, id, draft.edits, content))) throw await explainOvertaken(tx, id);
  } else if (row.status === 'approved') {
    if (!(await beginDraft(tx, id, content))) throw await explainOvertaken(tx, id);
  } else if (!(await updateResource(tx, id, finishContent(content)))) throw refuse('content_waits');
}

function joinDetails(fields: ContentFields, details: CommonDetails): ContentFields {
  const { category, subject, difficultyLevel, licence, tags } = fields;
  return {
    ...fields,
    category: details.category ?? category,
    subject: details.subject ?? subject,
    difficultyLevel: details.difficultyLevel ?? difficultyLevel,
    licence: details.licence ?? licence,
    tags: details.tags ?? tags,
  };
}

type SubmittedBatch = Omit<Submitted, 'id' | 'edits'> & { readonly ids: readonly string[] };

/** Each with what is written of it, as if it were submitted by itself. */
export function submitBatch(
  dependencies: ContentDependencies,
  person: Viewer,
  { ids, ...submitted }: SubmittedBatch,
): Promise<BatchOutcome[]> {
  return doEach(ids, async (id) => {
    const draft = await dependencies.database.asUser(person, (tx) => findDraft(tx, id));
    await submit(dependencies, person, { id, edits: draft?.edits ?? null, ...submitted });
  });
}
