import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart';
import { readRefusal, type SavedChartWork } from '@relievo/contracts';
import { type Drawing, formatFinding, getProfile, type Profile } from '@relievo/graphic';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { ReliefPicture } from '../../../ui/pictures/relief-picture.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { reportWords } from '../work/report-words.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Sheets } from './sheet.ts';
import { sheetsQuery } from './sheets-query.ts';

interface SheetPreviewProps {
  chart: Chart;
  work: SavedChartWork;
  keeper: ChartKeeper;
}

/** What fingers will find, and what they will not. */
export function SheetPreview({ chart, work: { words }, keeper }: SheetPreviewProps) {
  const { t } = useLingui();
  const shown = useDeferredValue(chart);
  const sheet = { chart: shown, profile: words.sheet, code: words.braille };
  const { data, error } = useQuery(sheetsQuery(sheet));
  return (
    <section role="group" className="flow" aria-labelledby="chart-sheet">
      <h3 id="chart-sheet">
        <Trans>Tactile sheet</Trans>
      </h3>
      <Select
        label={t`Paper`}
        options={[
          { value: 'swell-a4', label: t`A4` },
          { value: 'swell-letter', label: t`Letter` },
        ]}
        selectedKey={words.sheet}
        onSelectionChange={(key) =>
          keeper.change({ words: { ...words, sheet: key === 'swell-letter' ? 'swell-letter' : 'swell-a4' } })
        }
      />
      {error ? (
        <Refusal text={readRefusal(error)?.message ?? t`The sheet could not be drawn. Please try again.`} />
      ) : data ? (
        <Drawn sheets={data} profile={getProfile(words.sheet)} alt={t`Relief of ${shown.title}`} />
      ) : (
        <Loading label={t`Drawing the sheet…`} isPart />
      )}
    </section>
  );
}

function Drawn({ sheets, profile, alt }: { sheets: Sheets; profile: Profile; alt: string }) {
  if ('problem' in sheets)
    return (
      <>
        <Refusal text={reportWords(sheets.problem)} />
        <p>
          <Trans>The sound, the data table and the description do not depend on the sheet.</Trans>
        </p>
      </>
    );
  const { drawing, keySheets, furtherSheets = [], changes } = sheets.drawn;
  const more = keySheets.length + furtherSheets.length;
  return (
    <>
      <Relief key={JSON.stringify([drawing.sheet.width, drawing.sheet.height])} drawing={drawing} alt={alt} />
      {more > 0 ? (
        <p>
          <Trans>The chart takes {more + 1} sheets. The first one is shown.</Trans>
        </p>
      ) : null}
      <h4>
        <Trans>What fingers may miss</Trans>
      </h4>
      {sheets.findings.length + changes.length === 0 ? (
        <p>
          <Trans>Nothing was found on {profile.name}.</Trans>
        </p>
      ) : (
        <ul lang="en">
          {[
            ...new Set([...sheets.findings.map((one) => formatFinding(one)), ...changes.map(reportWords)]),
          ].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Relief({ drawing, alt }: { drawing: Drawing; alt: string }) {
  const load = useCallback(async () => drawing, [drawing]);
  return <ReliefPicture load={load} alt={alt} width={drawing.sheet.width} height={drawing.sheet.height} />;
}
