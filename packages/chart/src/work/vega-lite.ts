import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { ChartType } from '../model/chart.ts';
import type { Aggregate } from '../model/rows.ts';
import { readCells } from '../table/read.ts';
import type { VegaLiteRefusals } from './reports.ts';
import type { ChartLabels, ChartShape, RowChoice } from './work.ts';

type Fields = Readonly<Record<string, unknown>>;
type Channel = 'x' | 'y' | 'color' | 'theta';

/** What the wizard takes over of a chart that was written in Vega-Lite. */
export interface VegaLiteWork {
  readonly cells: readonly (readonly string[])[];
  readonly shape: ChartShape;
  readonly rows: RowChoice;
  readonly labels: Pick<ChartLabels, 'title' | 'x' | 'y'>;
}

const refuse: Refuse<VegaLiteRefusals> = fail;

export function isVegaLite(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  const schema = value['$schema'];
  return (
    (typeof schema === 'string' && schema.includes('vega-lite')) || ('mark' in value && 'encoding' in value)
  );
}

/** A chart of one view with its data in it: its table, its kind, and which columns are what. Vega-Lite 5 and 6. */
export function readVegaLite(spec: Fields): Result<VegaLiteWork> {
  const parts = ['layer', 'facet', 'repeat', 'concat', 'hconcat', 'vconcat', 'spec'];
  if (parts.some((part) => part in spec)) return refuse({ code: 'vega_lite_of_several', parameters: {} });
  if (Array.isArray(spec['transform']) && spec['transform'].length > 0)
    return refuse({ code: 'vega_lite_transforms', parameters: {} });
  const cells = readData(spec['data']);
  if (!cells) return refuse({ code: 'vega_lite_data_elsewhere', parameters: {} });
  const mark = readMark(spec['mark']);
  const type = TYPES[mark];
  if (!type) return refuse({ code: 'vega_lite_mark_unknown', parameters: { mark: mark.slice(0, 50) } });
  const encoding = isFields(spec['encoding']) ? spec['encoding'] : {};
  const channel = (name: Channel): Fields => (isFields(encoding[name]) ? encoding[name] : {});
  const [x, y] = [channel('x'), channel('y')];
  const color = fieldOf(channel('color'));
  const total = [x, y, channel('theta'), channel('color')].map(readAggregate).find((how) => how !== null);
  if (total === 'unknown') return refuse({ code: 'vega_lite_aggregate_unknown', parameters: {} });
  const shape = shapeOf({
    type: donutOf(type, spec['mark']),
    x,
    y,
    theta: channel('theta'),
    color,
    encoding,
  });
  const named = cells[0] ?? [];
  const missing = [shape.x, ...(shape.y ?? []), shape.group].find(
    (name) => name !== null && !named.includes(name),
  );
  if (missing)
    return refuse({ code: 'vega_lite_field_missing', parameters: { name: missing, columns: named } });
  if (total && shape.type !== 'histogram' && shape.group !== null)
    return refuse({ code: 'vega_lite_aggregate_unknown', parameters: {} });
  const by = total && shape.type !== 'histogram' ? shape.x : null;
  return succeed({
    cells,
    shape: total === 'count' && by ? { ...shape, y: ['Count'] } : shape,
    rows: { keep: null, sort: null, total: by && total ? { column: by, how: total } : null },
    labels: { title: titleOf(spec), x: titleOf(x), y: titleOf(y) },
  });
}

const TYPES: Readonly<Record<string, ChartType>> = {
  bar: 'bar',
  line: 'line',
  area: 'area',
  point: 'scatter',
  circle: 'scatter',
  square: 'scatter',
  arc: 'pie',
  boxplot: 'box',
  rect: 'heat-map',
};

const AGGREGATES: Readonly<Record<string, Aggregate>> = {
  sum: 'sum',
  mean: 'mean',
  average: 'mean',
  median: 'median',
  min: 'least',
  max: 'greatest',
  count: 'count',
};

interface Encoded {
  readonly type: ChartType;
  readonly x: Fields;
  readonly y: Fields;
  readonly theta: Fields;
  readonly color: string | null;
  readonly encoding: Fields;
}

function shapeOf({ type, x, y, theta, color, encoding }: Encoded): ChartShape {
  const shape: ChartShape = {
    type,
    x: fieldOf(x),
    y: listOf(fieldOf(y)),
    group: color,
    scale: isFields(y['scale']) && y['scale']['type'] === 'log' ? 'log' : 'linear',
    stacking: 'beside',
    direction: 'auto',
  };
  if (type === 'pie' || type === 'donut')
    return { ...shape, x: color, y: listOf(fieldOf(theta)), group: null };
  if (type === 'heat-map') return { ...shape, y: listOf(color), group: fieldOf(y) };
  if (type === 'box') return { ...shape, x: null, group: fieldOf(x) };
  if (type !== 'bar') return shape;
  if (x['bin'] && y['aggregate'] === 'count')
    return { ...shape, type: 'histogram', x: null, y: listOf(fieldOf(x)), group: null };
  const isLying = isMeasure(x) && !isMeasure(y);
  const isStacked = color !== null && color !== fieldOf(isLying ? y : x);
  return {
    ...shape,
    ...(isLying ? { x: fieldOf(y), y: listOf(fieldOf(x)) } : {}),
    group: isStacked ? color : null,
    stacking: isStacked && !('xOffset' in encoding || 'yOffset' in encoding) ? 'stacked' : 'beside',
    direction: isLying ? 'lying' : 'standing',
  };
}

function isMeasure({ type, aggregate }: Fields): boolean {
  return type === 'quantitative' || aggregate !== undefined;
}

function fieldOf({ field }: Fields): string | null {
  return typeof field === 'string' && field !== '' ? field : null;
}

function listOf(name: string | null): readonly string[] | null {
  return name === null ? null : [name];
}

function readAggregate({ aggregate }: Fields): Aggregate | 'unknown' | null {
  if (aggregate === undefined || aggregate === null) return null;
  return typeof aggregate === 'string' ? (AGGREGATES[aggregate] ?? 'unknown') : 'unknown';
}

function readMark(mark: unknown): string {
  const type = isFields(mark) ? mark['type'] : mark;
  return typeof type === 'string' ? type : '';
}

function donutOf(type: ChartType, mark: unknown): ChartType {
  return type === 'pie' && isFields(mark) && Number(mark['innerRadius']) > 0 ? 'donut' : type;
}

/** A title is words, lines of words, or said by the axis. */
function titleOf({ title, axis }: Fields): string {
  const words = isFields(title) ? title['text'] : (title ?? (isFields(axis) ? axis['title'] : undefined));
  const lines = Array.isArray(words) ? words : [words];
  return lines
    .filter((line) => typeof line === 'string')
    .join(' ')
    .slice(0, LONGEST_TITLE);
}
const LONGEST_TITLE = 200;

/** Records, plain values, or a text that is a table; null where the data are only named or lie elsewhere. */
function readData(data: unknown): readonly (readonly string[])[] | null {
  const values = isFields(data) ? data['values'] : null;
  if (typeof values === 'string') {
    const read = readCells(values);
    return read.ok ? read.value : null;
  }
  if (!Array.isArray(values) || values.length === 0) return null;
  const records: Fields[] = values.map((value: unknown) => (isFields(value) ? value : { data: value }));
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [names, ...records.map((record) => names.map((name) => writeCell(record[name])))];
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
