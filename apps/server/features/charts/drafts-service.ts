import {
  type ChartContent,
  type ChartDraft,
  type ChartDraftName,
  type ChartWorkChange,
  chartContent,
  chartWork,
  MOST_CHART_DRAFTS,
  type SavedChartWork,
} from '@relievo/contracts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import * as rows from './repository.ts';
import { isTooLarge, workOfChart } from './work-rules.ts';

interface Needs {
  readonly database: Database;
}

export async function listDrafts({ database }: Needs, person: Viewer): Promise<ChartDraftName[]> {
  const found = await database.asUser(person, (tx) => rows.findNames(tx, MOST_CHART_DRAFTS));
  return found.map(({ id, title, updated_at: savedAt, resource_id: resourceId }) => ({
    id,
    title,
    savedAt: savedAt.toISOString(),
    resourceId,
  }));
}

export function beginDraft({ database }: Needs, person: Viewer, work: SavedChartWork): Promise<ChartDraft> {
  return database.asUser(person, (tx) => begin(tx, work, null));
}

/** Goes on where its author left it; whoever else may see it begins a chart of their own. */
export function reopenResource({ database }: Needs, person: Viewer, resourceId: string): Promise<ChartDraft> {
  return database.asUser(person, async (tx) => {
    const before = await rows.findDraftOf(tx, resourceId);
    if (before) return presentDraft(before);
    const shown = await rows.findShownChart(tx, resourceId);
    const chart = chartContent.safeParse(shown?.chart);
    if (!shown || !chart.success) throw refuse('not_found');
    return begin(tx, beginWith(chart.data, shown), shown.is_own ? resourceId : null);
  });
}

function beginWith(chart: ChartContent, shown: rows.ShownChart): SavedChartWork {
  const work = workOfChart(chart, shown);
  if (isTooLarge(work)) throw refuse('body_too_large');
  return work;
}

async function begin(
  tx: AppTransaction,
  work: SavedChartWork,
  resourceId: string | null,
): Promise<ChartDraft> {
  if ((await rows.countDrafts(tx)) >= MOST_CHART_DRAFTS)
    throw refuse('chart_drafts_too_many', { most: MOST_CHART_DRAFTS });
  return presentDraft(await findOrRefuse(tx, await rows.insertDraft(tx, { work, resourceId })));
}

/** What is somebody else's is as what is not there. */
export async function findOrRefuse(tx: AppTransaction, id: string): Promise<rows.ChartDraftRow> {
  const row = await rows.findDraft(tx, id);
  if (!row) throw refuse('not_found');
  return row;
}

export function readDraft({ database }: Needs, person: Viewer, id: string): Promise<ChartDraft> {
  return database.asUser(person, async (tx) => presentDraft(await findOrRefuse(tx, id)));
}

interface Written {
  readonly id: string;
  readonly edits: number;
  readonly work: ChartWorkChange;
}

/** Whoever writes on an older count than the draft has is refused, and chooses. */
export function saveDraft(
  { database }: Needs,
  person: Viewer,
  written: Written,
): Promise<{ edits: number; savedAt: string }> {
  return database.asUser(person, async (tx) => {
    await findOrRefuse(tx, written.id);
    const saved = await rows.writeDraft(tx, written);
    if (!saved) throw refuse('chart_changed_elsewhere');
    return { edits: saved.edits, savedAt: saved.updated_at.toISOString() };
  });
}

export function discardDraft(
  { database }: Needs,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    if (!(await rows.deleteDraft(tx, id))) throw refuse('not_found');
    return {};
  });
}

function presentDraft({
  id,
  edits,
  content,
  updated_at,
  resource_id,
  is_open,
}: rows.ChartDraftRow): ChartDraft {
  return {
    id,
    edits,
    savedAt: updated_at.toISOString(),
    work: chartWork.parse(content),
    resource: resource_id === null ? null : { id: resource_id, isOpen: is_open },
  };
}
