import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import { sayWhat } from '@relievo/chart/words';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { readRefusal } from '@relievo/contracts/client';
import { chartContent } from '@relievo/contracts/library/files';
import type { ProfileId } from '@relievo/graphic/profiles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tabs } from '../../../ui/lists/tabs.tsx';
import { SheetPicture } from '../../../ui/pictures/sheet-picture.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Listen } from '../../resource/index.ts';
import { sheetsQuery } from '../access/sheets-query.ts';
import { reportWords } from '../work/report-words.ts';
import { useQuiet } from '../work/use-quiet.ts';
import { useSayChart } from './use-say-chart.ts';
import './live-chart.css';

interface LiveChartProps {
  /** Null before there is a number, and while something prevents a chart. */
  chart: Chart | null;
  words: SavedChartWork['words'];
  /** The open tab; the wizard remembers it from step to step. */
  tab: string;
  onTab: (tab: string) => void;
}

/** Shows and plays the chart as print, relief, pins and sound. It follows the table after a short pause. */
export function LiveChart({ chart, words, tab, onTab }: LiveChartProps) {
  const { t } = useLingui();
  const quiet = useQuiet(chart);
  useSayChart(quiet);
  return (
    <section role="group" className="chart-live" aria-labelledby="chart-live">
      <h3 id="chart-live">
        <Trans>Your chart</Trans>
      </h3>
      {quiet ? (
        <>
          <p lang="en">{sayWhat(quiet)}</p>
          <Tabs
            label={t`Show your chart as`}
            selectedKey={tab}
            onSelectionChange={onTab}
            tabs={[
              {
                id: 'print',
                label: t`Print`,
                panel: <LiveSheet chart={quiet} words={words} look="print" profile={words.sheet} />,
              },
              {
                id: 'relief',
                label: t`Relief`,
                panel: <LiveSheet chart={quiet} words={words} look="relief" profile={words.sheet} />,
              },
              {
                id: 'pins',
                label: t`Pins`,
                panel: <LiveSheet chart={quiet} words={words} look="dotpad" profile="dotpad" />,
              },
              { id: 'sound', label: t`Sound`, panel: <LiveSound chart={quiet} /> },
            ]}
          />
        </>
      ) : (
        <p>
          <Trans>Your chart appears here from the first number on.</Trans>
        </p>
      )}
    </section>
  );
}

interface LiveSheetProps extends Pick<LiveChartProps, 'words'> {
  chart: Chart;
  look: 'print' | 'relief' | 'dotpad';
  profile: ProfileId;
}

function LiveSheet({ chart, words, look, profile }: LiveSheetProps) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    ...sheetsQuery({ chart, profile, code: words.braille }),
    placeholderData: keepPreviousData,
  });
  const { title } = chart;
  const alts = {
    print: t`${title} in print`,
    relief: t`${title} as relief`,
    dotpad: t`${title} as pins of a Dot Pad`,
  } as const;
  if (error)
    return <p>{readRefusal(error)?.message ?? t`The sheet could not be drawn. Please try again.`}</p>;
  if (!data) return <Loading label={t`Drawing the sheet…`} isPart />;
  if ('problem' in data) return <p>{reportWords(data.problem)}</p>;
  const [first, ...more] = data.sheets;
  if (!first) return null;
  return (
    <figure className="chart-live-sheet">
      <SheetPicture drawing={first.drawing} look={look} alt={alts[look]} />
      {more.length > 0 ? (
        <figcaption>
          <Trans>Sheet 1 of {data.sheets.length}. Step 4 shows all of them.</Trans>
        </figcaption>
      ) : null}
    </figure>
  );
}

function LiveSound({ chart }: { chart: Chart }) {
  return (
    <div className="flow">
      <p>
        <Trans>Each value is a note from left to right; a higher note is a higher value.</Trans>
      </p>
      <Listen load={async () => chartContent.parse(chart)} />
    </div>
  );
}
