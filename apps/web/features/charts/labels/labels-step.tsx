import { Trans, useLingui } from '@lingui/react/macro';
import { BRAILLE_CODES } from '@relievo/braille';
import { axisTitle, type Chart } from '@relievo/chart/model';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Table } from '../../../ui/lists/table.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { nameLanguage } from '../../listing/index.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Outcome } from '../work/use-made-chart.ts';
import { Annotations } from './annotations.tsx';
import { brailleQuery } from './braille-texts.ts';

interface LabelsStepProps {
  work: SavedChartWork;
  outcome: Outcome;
  keeper: ChartKeeper;
}

const LANGUAGES = [...new Set(Object.values(BRAILLE_CODES).map(({ language }) => language))];

/** The words on the chart, in print and in braille. */
export function LabelsStep({ work, outcome: { made }, keeper }: LabelsStepProps) {
  const { t, i18n } = useLingui();
  const { labels, words } = work;
  const set = (part: Partial<SavedChartWork['labels']>, name?: string) =>
    keeper.change({ labels: { ...labels, ...part } }, name);
  const setWords = (part: Partial<SavedChartWork['words']>, name?: string) =>
    keeper.change({ words: { ...words, ...part } }, name);
  const chart = made?.chart;
  const field = (part: 'title' | 'x' | 'y' | 'unit') => ({
    value: labels[part],
    onChange: (text: string) => set({ [part]: text }, part),
    autoComplete: 'off' as const,
  });
  return (
    <div className="flow">
      <div className="chart-choices">
        <TextField
          {...field('title')}
          label={t`Title`}
          {...(chart ? { help: t`If left empty: ${chart.title}` } : {})}
          maxLength={300}
        />
        <TextField {...field('x')} label={t`Names or x axis`} maxLength={200} />
        <TextField {...field('y')} label={t`Values`} maxLength={200} />
        <TextField
          {...field('unit')}
          label={t`Unit of the values`}
          help={t`Such as kg, % or €. It takes the place of the one in the table.`}
          optional
          maxLength={50}
        />
        <TextField
          label={t`Source`}
          help={t`Who published the data, and when.`}
          optional
          value={words.source}
          onChange={(source) => setWords({ source }, 'source')}
          maxLength={1000}
          autoComplete="off"
        />
        <Select
          label={t`Language of the words`}
          options={LANGUAGES.map((value) => ({ value, label: nameLanguage(value, i18n.locale) }))}
          selectedKey={labels.language}
          onSelectionChange={(key) => set({ language: String(key) })}
        />
        <Select
          label={t`Braille code`}
          options={Object.values(BRAILLE_CODES).map(({ id, name }) => ({ value: id, label: name }))}
          selectedKey={words.braille}
          onSelectionChange={(key) => setWords({ braille: String(key) })}
        />
      </div>
      {chart ? <Annotations chart={chart} labels={labels} keeper={keeper} /> : null}
      {chart ? <BraillePreview chart={chart} code={words.braille} /> : null}
    </div>
  );
}

const MOST_NAMES = 40;

/** Every word on the sheet beside its cells, as they are embossed. */
function BraillePreview({ chart, code }: { chart: Chart; code: string }) {
  const { t } = useLingui();
  const texts = useDeferredValue(listWords(chart).join('\n')).split('\n');
  const { data, error } = useQuery(brailleQuery(code, texts));
  const rows = texts.map((text, index) => ({ text, index, cells: data?.get(text)?.cells ?? '' }));
  return (
    <section role="group" className="flow" aria-labelledby="chart-braille">
      <h3 id="chart-braille">
        <Trans>In print and in braille</Trans>
      </h3>
      {error ? <Refusal text={readRefusal(error)?.message ?? t`The braille could not be loaded.`} /> : null}
      <Table
        caption={t`Words on the sheet`}
        hidesCaption
        columns={[
          { id: 'print', label: t`Print`, cell: ({ text }) => <span lang={chart.language}>{text}</span> },
          {
            id: 'braille',
            label: t`Braille`,
            cell: ({ cells }) => <span className="chart-cells">{cells || '…'}</span>,
          },
        ]}
        rows={rows}
        rowKey={({ index }) => String(index)}
      />
    </section>
  );
}

function listWords(chart: Chart): readonly string[] {
  const { title, x, y, series } = chart;
  const names = x.kind === 'category' ? (series[0]?.points.map(({ label }) => label) ?? []) : [];
  const notes = chart.annotations?.map(({ text }) => text) ?? [];
  const words = [title, axisTitle(x), axisTitle(y), ...series.map(({ name }) => name), ...notes, ...names];
  const lines = words.map((word) => word.replaceAll(/\s+/g, ' ').trim()).filter((word) => word !== '');
  return [...new Set(lines)].slice(0, MOST_NAMES);
}
