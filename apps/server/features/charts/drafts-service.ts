import {
  type ChartDraft,
  type ChartDraftName,
  type ChartWorkChange,
  chartWork,
  MOST_CHART_DRAFTS,
  type SavedChartWork,
} from '@relievo/contracts/charts';
import { type ChartContent, chartContent } from '@relievo/contracts/library/files';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { type DraftRow, keepDrafts, presentKept } from '../drafts/service.ts';
import * as rows from './repository.ts';
import { isTooLarge, workOfChart } from './work-rules.ts';

interface Needs {
  readonly database: Database;
}

export const CHART_DRAFTS = keepDrafts({
  kind: 'chart',
  most: MOST_CHART_DRAFTS,
  tooMany: 'chart_drafts_too_many',
  changedElsewhere: 'chart_changed_elsewhere',
});

export function listDrafts(needs: Needs, person: Viewer): Promise<ChartDraftName[]> {
  return CHART_DRAFTS.list(needs, person);
}

export function beginDraft({ database }: Needs, person: Viewer, work: SavedChartWork): Promise<ChartDraft> {
  return database.asUser(person, (tx) => begin(tx, work, null));
}

/** Goes on where its author left it; whoever else may see it begins a chart of their own. */
export function reopenResource({ database }: Needs, person: Viewer, resourceId: string): Promise<ChartDraft> {
  return database.asUser(person, async (tx) => {
    const before = await CHART_DRAFTS.findOf(tx, resourceId);
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
  await CHART_DRAFTS.requireRoom(tx);
  return presentDraft(await CHART_DRAFTS.begin(tx, { title: work.labels.title, work, resourceId }));
}

export function readDraft({ database }: Needs, person: Viewer, id: string): Promise<ChartDraft> {
  return database.asUser(person, async (tx) => presentDraft(await CHART_DRAFTS.find(tx, id)));
}

interface Written {
  readonly id: string;
  readonly edits: number;
  readonly work: ChartWorkChange;
}

export function saveDraft(
  needs: Needs,
  person: Viewer,
  written: Written,
): Promise<{ edits: number; savedAt: string }> {
  return CHART_DRAFTS.save(needs, person, { ...written, title: written.work.labels?.title });
}

export function discardDraft(needs: Needs, person: Viewer, id: string): Promise<Record<string, never>> {
  return CHART_DRAFTS.discard(needs, person, id);
}

function presentDraft(row: DraftRow): ChartDraft {
  return { ...presentKept(row), work: chartWork.parse(row.content) };
}
