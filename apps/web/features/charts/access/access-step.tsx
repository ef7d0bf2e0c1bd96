import { Trans } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import { writeDescription } from '@relievo/chart/words';
import { listOffers } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { chartContent } from '@relievo/contracts/library/files';
import { useMemo } from 'react';
import { Listen } from '../../resource/index.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Outcome } from '../work/use-made-chart.ts';
import { ChartTable } from './chart-table.tsx';
import { MeaningField } from './meaning-field.tsx';
import { SheetPreview } from './sheet-preview.tsx';

interface AccessStepProps {
  work: SavedChartWork;
  outcome: Outcome;
  keeper: ChartKeeper;
}

/** The chart for ears, fingers and readers, side by side. */
export function AccessStep({ work, outcome: { read, made }, keeper }: AccessStepProps) {
  const offers = useMemo(
    () => (read && made ? listOffers(read.table, work, made.chart) : []),
    [read, made, work],
  );
  // What it lacks is told in its place.
  if (!made) return null;
  const { chart } = made;
  return (
    <div className="chart-access">
      <div className="flow">
        <Description chart={chart} />
        <MeaningField chart={chart} words={work.words} keeper={keeper} />
        <section role="group" className="flow" aria-labelledby="chart-sound">
          <h3 id="chart-sound">
            <Trans>Sound</Trans>
          </h3>
          <p>
            <Trans>Each value is a note from left to right; a higher note is a higher value.</Trans>
          </p>
          <Listen load={async () => chartContent.parse(chart)} />
        </section>
      </div>
      <SheetPreview chart={chart} work={work} keeper={keeper} offers={offers} />
      <ChartTable chart={chart} />
    </div>
  );
}

function Description({ chart }: { chart: Chart }) {
  const { what, statistics, trends } = writeDescription(chart);
  const levels = [
    { name: <Trans>What it is</Trans>, words: what },
    { name: <Trans>Statistics</Trans>, words: statistics },
    { name: <Trans>Trends and exceptions</Trans>, words: trends },
  ];
  return (
    <section role="group" className="flow" aria-labelledby="chart-description">
      <h3 id="chart-description">
        <Trans>Description</Trans>
      </h3>
      <dl className="chart-levels">
        {levels
          .filter(({ words }) => words !== '')
          .map(({ name, words }) => (
            <div key={words}>
              <dt>{name}</dt>
              <dd lang="en">{words}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
