import { countOf, maxOf, minOf } from '@relievo/words';
import { endsOf, listAnnotationsAt } from '../model/annotations.ts';
import type { Chart, Series } from '../model/chart.ts';
import { countSeriesDecimals } from '../words/decimals.ts';
import type { Amount } from '../words/messages.ts';
import { nameOfPoint } from '../words/name-of-point.ts';
import { tellValue } from '../words/numbers.ts';
import { totalsOf } from '../words/quantities.ts';
import { listCompared, listOfUnit, valueAt } from './extremes.ts';
import type { ExplorerMessage, Wording } from './messages.ts';
import { findPoint, type Spot } from './spot.ts';
import { findTurns } from './turns.ts';

/** A point in as many words as somebody wants; the series is named where there are several. */
export function tellPoint(chart: Chart, spot: Spot, wording: Wording): readonly ExplorerMessage[] {
  const found = findPoint(chart, spot);
  if (!found) return [];
  const { series, point } = found;
  if (wording === 'terse') {
    const value = tellValue(point, chart.language);
    return [{ code: 'point_terse', parameters: { label: point.label, value } }];
  }
  const met: ExplorerMessage = {
    code: 'point_met',
    parameters: {
      series: chart.series.length > 1 ? series.name : null,
      name: nameOfPoint(point, series, chart.language),
      place: spot.point + 1,
      count: countOf(series.points),
    },
  };
  const annotations = tellAnnotations(chart, spot);
  return wording === 'normal'
    ? [met, ...annotations]
    : [met, ...tellChange(chart, series, spot), ...tellWhatItIs(chart, spot), ...annotations];
}

function tellAnnotations(chart: Chart, { point }: Spot): readonly ExplorerMessage[] {
  return listAnnotationsAt(chart, point).map((annotation) => {
    const [from, to] = endsOf(chart, annotation);
    return { code: 'annotation_met', parameters: { text: annotation.text, from, to } };
  });
}

function tellChange({ type }: Chart, series: Series, { point }: Spot): readonly ExplorerMessage[] {
  const y = series.points[point]?.y ?? null;
  const before = series.points[point - 1];
  if (y === null || !before || before.y === null) return [];
  return [
    {
      code: 'change_from',
      parameters: {
        by: measureChange(series, before.y, y),
        from: before.label,
        isTime: type === 'time-line',
      },
    },
  ];
}

/** With as many decimals as the values of the series have, so that 0.3 - 0.1 is 0.2. */
export function measureChange(series: Series, from: number, to: number): Amount {
  const decimals = countSeriesDecimals(series);
  return { value: Number((to - from).toFixed(Math.min(100, decimals))), decimals, unit: series.unit };
}

function tellWhatItIs(chart: Chart, { series: index, point }: Spot): readonly ExplorerMessage[] {
  const series = chart.series[index];
  const y = series?.points[point]?.y ?? null;
  if (!series || y === null) return [];
  const totals = totalsOf(chart);
  if (totals.rows.has(point) || totals.series.has(index)) return [{ code: 'is_total', parameters: {} }];
  const said: ExplorerMessage[] = [...tellExtreme(chart, index, y)];
  const turn = findTurns(series.points).find((one) => one.point === point);
  if (turn && chart.type !== 'pie' && chart.type !== 'donut')
    said.push({ code: 'is_turn', parameters: { kind: turn.kind } });
  return said;
}

/** Of its series, or of the whole chart; where others have other units, of those that have its own. */
function tellExtreme(chart: Chart, index: number, y: number): readonly ExplorerMessage[] {
  const valuesOf = (among: readonly number[]): readonly number[] =>
    listCompared(chart, among).map((spot) => valueAt(chart, spot));
  const alone = valuesOf([index]);
  const [lowest, highest] = [minOf(alone), maxOf(alone)];
  const which = y === highest ? 'highest' : y === lowest ? 'lowest' : null;
  if (which === null || highest === lowest) return [];
  const group = listOfUnit(chart, index);
  const ofGroup = valuesOf(group);
  const isOfGroup = y === (which === 'highest' ? maxOf(ofGroup) : minOf(ofGroup));
  const isOneUnit = group.length === chart.series.length;
  const isOfChart = isOfGroup && (isOneUnit || group.length > 1);
  const alike = (isOfChart ? ofGroup : alone).filter((value) => value === y).length;
  const of = isOfChart ? 'chart' : 'series';
  const unit = isOfChart && !isOneUnit ? (chart.series[index]?.unit ?? null) : null;
  return [
    {
      code: 'is_extreme',
      parameters: { which, of, unit, alike: countOf(alike), isTime: chart.type === 'time-line' },
    },
  ];
}
