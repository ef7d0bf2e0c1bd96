import { useLingui } from '@lingui/react/macro';
import { type ChartDraft, chartWork, type SavedChartWork } from '@relievo/contracts/charts';
import { openKeptWork } from '../../../lib/keeping/open-kept-work.ts';
import { useKeptWork } from '../../../lib/keeping/use-kept-work.ts';
import type { WorkKeeper } from '../../../lib/keeping/work-keeper.ts';
import { client } from '../../../lib/server/client.ts';

export type ChartKeeper = WorkKeeper<SavedChartWork>;

/** A chart that is made. */
export function useKeptChart(draft: ChartDraft, personId: string): ChartKeeper {
  const { t } = useLingui();
  return useKeptWork(
    () => openChart(draft, personId),
    t`This chart was changed in another tab. Choose above the steps which version to keep.`,
  );
}

function openChart(draft: ChartDraft, personId: string): ChartKeeper {
  const { id } = draft;
  return openKeptWork<SavedChartWork>({
    draft,
    key: `relievo-draft-chart-${personId}-${id}`,
    elsewhere: 'chart_changed_elsewhere',
    parse: (kept) => chartWork.safeParse(kept).data,
    save: (edits, work) => client.charts.save({ id, edits, work }),
    read: () => client.charts.get({ id }),
  });
}
