import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { useQuery } from '@tanstack/react-query';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { sheetsQuery } from '../access/sheets-query.ts';
import { type MadeFile, saveMadeFile, writeCsv, writeSheet, writeSound, writeWords } from './downloads.ts';

/** What the browser makes by itself, for everybody; the other forms are made of what is saved. */
export function DownloadList({ chart, work }: { chart: Chart; work: SavedChartWork }) {
  const { t } = useLingui();
  const { words } = work;
  const { data } = useQuery(sheetsQuery({ chart, profile: words.sheet, code: words.braille }));
  const sheets = data && 'sheets' in data ? data.sheets : [];
  const save = async (make: () => MadeFile | Promise<MadeFile>) => {
    try {
      const file = await make();
      saveMadeFile(file);
      announce(t`${file.name} was downloaded.`);
    } catch {
      toasts.show(t`The file could not be made. Please try again.`, 'error');
    }
  };
  return (
    <section role="group" className="flow" aria-labelledby="chart-downloads">
      <h3 id="chart-downloads">
        <Trans>Data and parts</Trans>
      </h3>
      <div className="chart-buttons">
        {sheets.length <= 1 ? (
          <Button
            isDisabled={sheets.length === 0}
            onPress={() => sheets.forEach(({ drawing }) => void save(() => writeSheet(drawing, chart.title)))}
          >
            <Trans>Tactile sheet (SVG)</Trans>
          </Button>
        ) : (
          sheets.map(({ drawing }, index) => (
            <Button
              key={index}
              onPress={() => void save(() => writeSheet(drawing, `${chart.title} ${index + 1}`))}
            >
              <Trans>
                Tactile sheet {index + 1} of {sheets.length} (SVG)
              </Trans>
            </Button>
          ))
        )}
        <Button onPress={() => void save(() => writeCsv(chart))}>
          <Trans>Data (CSV)</Trans>
        </Button>
        <Button onPress={() => void save(() => writeWords(chart, work))}>
          <Trans>Description (text)</Trans>
        </Button>
        <Button onPress={() => void save(() => writeSound(chart))}>
          <Trans>Sound (WAV)</Trans>
        </Button>
      </div>
    </section>
  );
}
