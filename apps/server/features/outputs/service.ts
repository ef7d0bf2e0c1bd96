import {
  type ChartContent,
  chartContent,
  isMadeOfDocuments,
  type OutputRequest,
  offerOf,
  type ResourceOutputs,
} from '@relievo/contracts/library/files';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { findStudio } from '../studio/service.ts';
import { beginOutput } from './beginning-service.ts';
import { presentMadeOutputs, presentReadyFile } from './file-rules.ts';
import {
  findChart,
  findOutputs,
  findOwnFile,
  findRequests,
  findResourceFiles,
  type RequestRow,
  type ResourceFiles,
  type Wanted,
} from './repository.ts';
import { findOrWritePage, findReadText, type ReadText } from './text-service.ts';
import { listVariants, variantFor } from './variant-rules.ts';

export { MOST_BRAILLE_TASKS, performWithBraille, printText, writeLabels } from './braille-service.ts';
export { tellChanges } from './change-rules.ts';
export { describeChart } from './chart-description-rules.ts';
export { tellWhyEnded } from './ended-rules.ts';
export { collectStandingFindings } from './finding-rules.ts';
export { makeOneFile, type OneFileDependencies } from './one-file-service.ts';
export { readForReader, type Standing } from './reader-service.ts';
export { variantFor } from './variant-rules.ts';

interface Needs {
  readonly database: Database;
}

/** Everything that can be had of a resource; nothing of it for who may not have it. */
export async function listOutputs({ database }: Needs, viewer: Viewer, id: string): Promise<ResourceOutputs> {
  const { text, ...listed } = await database.asUser(viewer, (tx) => findListed(tx, id));
  const page = text && (await findOrWritePage(text));
  return { ...listed, text: page ? presentReadyFile(page, `/api/resources/${id}/text`) : null };
}

async function findListed(
  tx: AppTransaction,
  id: string,
): Promise<Omit<ResourceOutputs, 'text'> & { readonly text: ReadText | undefined }> {
  const resource = await findResourceFiles(tx, id);
  if (!resource) throw refuse('not_found');
  const { may_have: mayHave, can_be_made: canBeMade, can_be_heard: canBeHeard } = resource;
  const picture = mayHave ? await findOwnFile(tx, id, 'picture') : undefined;
  const text = mayHave && resource.is_text ? await findReadText(tx, id) : undefined;
  const own = mayHave ? await findOwnFile(tx, id, 'source') : undefined;
  const variants = mayHave ? listVariants(await findStudio(tx)) : {};
  return {
    mayHave,
    text,
    own: own ? presentReadyFile(own, `/api/resources/${id}/file`) : null,
    made: presentMadeOutputs(id, mayHave ? await findOutputs(tx, id, variants) : []),
    requests: mayHave ? (await findRequests(tx, id, variants)).map(presentRequest) : [],
    canBeMade: mayHave && canBeMade,
    isDocument: mayHave && resource.is_document,
    picture: picture ? presentReadyFile(picture, `/api/resources/${id}/picture`) : null,
    canBeHeard: mayHave && canBeHeard,
  };
}

export async function readChart({ database }: Needs, viewer: Viewer, id: string): Promise<ChartContent> {
  const chart = chartContent.safeParse(await database.asUser(viewer, (tx) => findChart(tx, id)));
  if (!chart.success) throw refuse('not_found');
  return chart.data;
}

/** Begins it, or says how far it is where somebody else did. */
export function requestOutput(
  { database }: Needs,
  viewer: Viewer,
  { id, format, profile }: { id: string; format: string; profile: string },
): Promise<OutputRequest> {
  return database.asUser(viewer, async (tx) => {
    const resource = await findResourceFiles(tx, id);
    if (!resource?.may_have || !canMake(resource, format)) throw refuse('not_found');
    const variant = variantFor(format, await findStudio(tx));
    const wanted: Wanted = { resourceId: id, version: resource.version, format, profile, variant };
    const known = await beginOutput(tx, wanted);
    if (!known) throw refuse('not_found');
    return presentRequest(known);
  });
}

/** Tells whether a resource has the value that a format is made of: a whole document, or a drawing or a text. */
function canMake({ can_be_made, is_document }: ResourceFiles, format: string): boolean {
  return (is_document && isMadeOfDocuments(format)) || (can_be_made && offerOf(format) !== undefined);
}

function presentRequest({ format, profile, state, problem, progress_id }: RequestRow): OutputRequest {
  return {
    format,
    profile,
    state,
    problem,
    progressId: progress_id,
  };
}
