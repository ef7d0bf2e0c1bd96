import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import type { Offer } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { readRefusal } from '@relievo/contracts/client';
import type { Drawing } from '@relievo/graphic/model';
import { getProfile, type Profile } from '@relievo/graphic/profiles';
import { formatFinding } from '@relievo/graphic/rules/words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { ReliefPicture } from '../../../ui/pictures/relief-picture.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { reportWords } from '../work/report-words.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Sheets } from './draw-round.ts';
import { sheetsQuery } from './sheets-query.ts';
import { Simpler } from './simpler.tsx';

interface SheetPreviewProps {
  chart: Chart;
  work: SavedChartWork;
  keeper: ChartKeeper;
  /** What would make a chart simpler that is too full for one sheet. */
  offers: readonly Offer[];
}

/** What fingers will find, and what they will not. */
export function SheetPreview({ chart, work: { words }, keeper, offers }: SheetPreviewProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const simpler = <Simpler offers={offers} keeper={keeper} onChosen={() => heading.current?.focus()} />;
  const shown = useDeferredValue(chart);
  const sheet = { chart: shown, profile: words.sheet, code: words.braille };
  const { data, error } = useQuery(sheetsQuery(sheet));
  return (
    <section role="group" className="flow" aria-labelledby="chart-sheet">
      <h3 id="chart-sheet" ref={heading} tabIndex={-1}>
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
        <Drawn
          sheets={data}
          profile={getProfile(words.sheet)}
          alt={t`Relief of ${shown.title}`}
          simpler={simpler}
        />
      ) : (
        <Loading label={t`Drawing the sheet…`} isPart />
      )}
    </section>
  );
}

interface DrawnProps {
  sheets: Sheets;
  profile: Profile;
  alt: string;
  simpler: ReactNode;
}

function Drawn({ sheets, profile, alt, simpler }: DrawnProps) {
  if ('problem' in sheets)
    return (
      <>
        <Refusal text={reportWords(sheets.problem)} />
        <p>
          <Trans>The sound, the data table and the description do not depend on the sheet.</Trans>
        </p>
        {simpler}
      </>
    );
  return <AllSheets {...sheets} profile={profile} alt={alt} simpler={simpler} />;
}

interface AllSheetsProps extends Extract<Sheets, { sheets: unknown }> {
  profile: Profile;
  alt: string;
  simpler: ReactNode;
}

/** One sheet after the other, with what fingers may miss on any of them. */
function AllSheets({ sheets, changes, profile, alt, simpler }: AllSheetsProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const index = Math.min(at, sheets.length - 1);
  const drawing = sheets[index]?.drawing;
  const found = sheets.flatMap(({ findings }, number) =>
    findings.map((finding) =>
      sheets.length > 1 ? t`Sheet ${number + 1}: ${formatFinding(finding)}` : formatFinding(finding),
    ),
  );
  const told = [...new Set([...found, ...changes.map(reportWords)])];
  if (!drawing) return null;
  return (
    <>
      {sheets.length > 1 ? (
        <>
          <p>
            <Trans>
              The chart takes {sheets.length} sheets. All of them are saved and downloaded. For fewer sheets,
              choose fewer columns or combine rows in step 2.
            </Trans>
          </p>
          {simpler}
          <Select
            label={t`Sheet`}
            options={sheets.map((sheet, number) => ({
              value: String(number),
              label: t`${number + 1} of ${sheets.length}: ${sheet.drawing.title}`,
            }))}
            selectedKey={String(index)}
            onSelectionChange={(key) => setAt(Number(key))}
          />
        </>
      ) : null}
      <Relief
        key={JSON.stringify([drawing.sheet.width, drawing.sheet.height])}
        drawing={drawing}
        alt={sheets.length > 1 ? t`${alt}, sheet ${index + 1} of ${sheets.length}` : alt}
      />
      <h4>
        <Trans>What fingers may miss</Trans>
      </h4>
      {told.length === 0 ? (
        <p>
          <Trans>Nothing was found on {profile.name}.</Trans>
        </p>
      ) : (
        <ul lang="en">
          {told.map((words) => (
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
