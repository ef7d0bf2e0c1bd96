import { axisTitle } from '@relievo/chart/model';
import { EMPTY_CHART_WORK, MOST_CHART_CHARACTERS, type SavedChartWork } from '@relievo/contracts/charts';
import type { ChartContent } from '@relievo/contracts/library/files';
import type { ShownChart } from './repository.ts';

/** What the wizard begins with where a chart is there already: its data as the source wrote them, and what it was drawn as. */
export function workOfChart(chart: ChartContent, shown: ShownChart): SavedChartWork {
  const { series, others = [] } = chart;
  const points = series[0]?.points ?? [];
  return {
    ...EMPTY_CHART_WORK,
    cells: [
      [axisTitle(chart.x), ...series.map(axisTitle), ...others.map(axisTitle)],
      ...points.map(({ label }, row) => [
        label,
        ...series.map((one) => (one.points[row]?.y === null ? '' : (one.points[row]?.text ?? ''))),
        ...others.map(({ texts }) => texts[row] ?? ''),
      ]),
    ],
    header: 'yes',
    shape: {
      ...EMPTY_CHART_WORK.shape,
      // Classes and quartiles are worked out of rows that such a chart does not keep.
      type: chart.classes || chart.boxes ? null : chart.type,
      x: chart.x.name,
      y: series.map(({ name }) => name),
      scale: chart.scale ?? 'linear',
      stacking: chart.bars?.stacking ?? 'beside',
      direction: chart.bars?.direction ?? 'auto',
    },
    labels: {
      title: chart.title.slice(0, LONGEST_TITLE),
      x: chart.x.name.slice(0, LONGEST_NAME),
      y: chart.y.name.slice(0, LONGEST_NAME),
      unit: chart.y.unit?.slice(0, LONGEST_UNIT) ?? '',
      language: shown.language,
    },
    about: {
      category: shown.category ?? '',
      subject: shown.subject ?? '',
      difficultyLevel: shown.difficulty_level ?? '',
      tags: shown.tags.join(', '),
      licence: shown.is_own ? shown.licence : '',
    },
  };
}
const LONGEST_TITLE = 300;
const LONGEST_NAME = 200;
const LONGEST_UNIT = 50;

export function isTooLarge({ cells }: Pick<SavedChartWork, 'cells'>): boolean {
  let characters = 0;
  for (const row of cells) for (const cell of row) characters += cell.length;
  return characters > MOST_CHART_CHARACTERS;
}

/** Each tag once, as it was written first. */
export function splitTags(words: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const word of words.split(/[,\n]/)) {
    const tag = word.trim().slice(0, LONGEST_TAG);
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, MOST_TAGS);
}
const LONGEST_TAG = 50;
const MOST_TAGS = 50;
