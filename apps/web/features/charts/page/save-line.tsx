import { Trans } from '@lingui/react/macro';
import type { SavedChartWork } from '@relievo/contracts';
import type { KeptWork } from '../../../lib/keeping/work-keeper.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';

/** How the work stands with the server; trouble is told by a notification as well. */
export function SaveLine({
  kept: { status, hasSaved },
  keeper,
}: {
  kept: KeptWork<SavedChartWork>;
  keeper: ChartKeeper;
}) {
  switch (status) {
    case 'kept':
      return (
        <p>{hasSaved ? <Trans>Draft saved.</Trans> : <Trans>Every change is saved automatically.</Trans>}</p>
      );
    case 'waiting':
    case 'saving':
      return (
        <p>
          <Trans>Saving…</Trans>
        </p>
      );
    case 'failed':
      return (
        <div className="chart-buttons">
          <p>
            <Trans>
              Not saved yet. Your changes are kept in this browser and will be saved when you are back online.
            </Trans>
          </p>
          <Button onPress={() => void keeper.flush()}>
            <Trans>Save now</Trans>
          </Button>
        </div>
      );
    case 'elsewhere':
      return (
        <div className="flow">
          <p>
            <Trans>
              This chart was also changed in another tab or on another device. Choose which version to keep.
              Until then, your changes here are not saved.
            </Trans>
          </p>
          <div className="chart-buttons">
            <Button variant="primary" onPress={() => void keeper.keepMine()}>
              <Trans>Keep this version</Trans>
            </Button>
            <Button onPress={() => void keeper.takeTheirs()}>
              <Trans>Use the other version</Trans>
            </Button>
          </div>
        </div>
      );
    case 'gone':
      return (
        <div className="flow">
          <p>
            <Trans>
              This chart was discarded in another tab. What you see is kept in this browser only: download it
              in step 5, or begin a new chart.
            </Trans>
          </p>
          <div className="chart-buttons">
            <ButtonLink to="/tools/create-chart">
              <Trans>Your charts</Trans>
            </ButtonLink>
          </div>
        </div>
      );
  }
}
