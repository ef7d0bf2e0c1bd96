import { Trans } from '@lingui/react/macro';
import type { SavedChartWork } from '@relievo/contracts/charts';
import type { KeptWork } from '../../../lib/keeping/work-keeper.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { SaveLine } from '../../../ui/keeping/save-line.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';

/** How a chart stands with the server. */
export function ChartSaveLine({ kept, keeper }: { kept: KeptWork<SavedChartWork>; keeper: ChartKeeper }) {
  return (
    <SaveLine
      kept={kept}
      keeper={keeper}
      changedElsewhere={
        <Trans>
          This chart was also changed in another tab or on another device. Choose which version to keep. Until
          then, your changes here are not saved.
        </Trans>
      }
      discarded={
        <Trans>
          This chart was discarded in another tab. What you see is kept in this browser only: download it in
          step 5, or begin a new chart.
        </Trans>
      }
      back={
        <ButtonLink to="/tools/create-chart">
          <Trans>Your charts</Trans>
        </ButtonLink>
      }
    />
  );
}
