import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { beginDraft } from '../charts/service.ts';
import { workOfFoundChart } from './found-chart-rules.ts';
import * as rows from './repository.ts';

/** Opens the table that was read from a drawing in the wizard, where its owner looks through it. */
export async function beginFoundChart(
  { database }: { readonly database: Database },
  person: Viewer,
  { id, chart: place }: { readonly id: string; readonly chart: number },
): Promise<{ chartDraftId: string }> {
  const row = await database.asUser(person, (tx) => rows.findConversion(tx, id));
  const chart = row?.report.charts?.[place];
  if (!row || !chart) throw refuse('not_found');
  const work = workOfFoundChart(chart, row.resource?.language ?? 'en');
  const draft = await beginDraft({ database }, person, work);
  return { chartDraftId: draft.id };
}
