import { drawChart } from '@relievo/chart/drawing';
import { type Chart, makeChart, pointId } from '@relievo/chart/model';
import { readTableFromRows } from '@relievo/chart/table';
import { type Drawing, mapItems, type Result } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { toBraille } from '../braille-rules.ts';
import type { StarterChart } from './chart-rules.ts';
import { pointWords } from './point-rules.ts';

export interface DrawnChart {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

/** A chart on a sheet of its own, with words for each value and the name of who says so. */
export function drawStarterChart(starter: StarterChart): DrawnChart {
  const chart = chartOf(starter);
  const { drawing, keySheets } = valueOf(drawChart(chart, getProfile('swell-a4'), toBraille));
  if (keySheets.length > 0) throw new Error(`The key of ${starter.name} needs a sheet of its own.`);
  const words = new Map(pointWords(chart).map((text, index) => [pointId(0, index), text]));
  const told = mapItems(drawing, (item) => ({
    ...item,
    description: words.get(item.id) ?? item.description,
  }));
  const description = `${drawing.description} Source: ${starter.source}`;
  return { chart, drawing: { ...told, id: starter.name, description } };
}

export function chartOf({ title, type, columns, rows }: StarterChart): Chart {
  const { table } = valueOf(readTableFromRows([columns, ...rows].map((row) => row.map(String))));
  return valueOf(makeChart(table, { type, x: 0, y: [1] }, { title }));
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}
