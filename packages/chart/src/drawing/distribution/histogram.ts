import type { Point, ShapeItem } from '@relievo/graphic/model';
import { nameOfPoint } from '../../words/name-of-point.ts';
import type { Drawn } from '../drawn.ts';
import type { Span } from '../grid.ts';
import { polygon, polyline, rectangle, shape } from '../items.ts';
import { toMagnitude } from '../magnitude.ts';
import { type Page, pointIdOn } from '../page.ts';
import { createPanel, type Panel } from '../panel.ts';
import { placeValue } from '../scale.ts';
import { reportShortBars } from '../short-bars.ts';
import { createTones } from '../sounding.ts';

/** A bar for each class, one area under stairs where some are low, or a line for each. */
export type HistogramForm = 'wide' | 'stairs' | 'thin';

interface Class {
  readonly row: number;
  readonly count: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const MOST_LEFT = 5;

/** Bars that touch each other over an axis of numbers; null where they do not fit in this form. */
export function drawHistogram(page: Page, form: HistogramForm): Drawn | null {
  const { chart, styles, profile, lineGap } = page;
  const edges = chart.classes?.edges ?? [];
  const points = chart.series[0]?.points ?? [];
  if (edges.length !== points.length + 1) return null;
  // What is counted has names in the table; along the axis it is numbers.
  const measured: Page = { ...page, chart: { ...chart, x: { ...chart.x, kind: 'number' } } };
  const panel = createPanel(measured, {
    box: page.area,
    prefix: '',
    yName: chart.y,
    xExtent: [edges[0] ?? 0, edges.at(-1) ?? 1],
    yExtent: page.extent,
    inset: Math.max(lineGap, profile.limits.elementGap) + styles.axis.width / 2 + styles.outline.width / 2,
    labels: [],
    mostLeft: MOST_LEFT,
    mostBelow: edges.length,
    hasWordsBelow: true,
    standsOnZero: true,
    coveredAt: (value, { x, xMagnitude }) =>
      form === 'thin'
        ? []
        : points.flatMap(({ y }, row): readonly Span[] => {
            const [left, right] = [edges[row], edges[row + 1]].map((edge) =>
              placeValue(x, toMagnitude(edge ?? 0, xMagnitude)),
            );
            return value > 0 && (y ?? 0) >= value ? [[left ?? 0, right ?? 0]] : [];
          }),
  });
  if (!panel) return null;
  const classes = listClasses(page, panel, edges);
  const lengths = classes.map(({ top }) => panel.plot.bottom - top);
  const line = styles.outline.width;
  const least = profile.limits.areaSide;
  const width = (classes[0]?.right ?? 0) - (classes[0]?.left ?? 0);
  const isLow = lengths.some((length) => length > 0 && length + line < least);
  if (form === 'wide' && (isLow || width + line < least)) return null;
  if (form === 'thin' && width < (styles.stems[0]?.width ?? 0) + lineGap) return null;
  const bars = drawClasses(page, panel, classes, form);
  return {
    page,
    figure: [...panel.figure, ...bars],
    words: panel.words,
    changes: [
      ...panel.changes,
      ...reportShortBars(
        bars
          .filter(({ id }) => id.startsWith('point'))
          .map((item, index) => ({
            item,
            length: lengths.filter((length) => length > 0)[index] ?? 0,
          })),
      ),
    ],
  };
}

function listClasses({ chart }: Page, panel: Panel, edges: readonly number[]): readonly Class[] {
  const across = (edge: number): number => placeValue(panel.x, toMagnitude(edge, panel.xMagnitude));
  return (chart.series[0]?.points ?? []).map(({ y }, row) => ({
    row,
    count: y ?? 0,
    left: across(edges[row] ?? 0),
    right: across(edges[row + 1] ?? 0),
    top: placeValue(panel.y, toMagnitude(y ?? 0, panel.yMagnitude)),
  }));
}

function drawClasses(
  page: Page,
  panel: Panel,
  classes: readonly Class[],
  form: HistogramForm,
): readonly ShapeItem[] {
  const { chart, styles } = page;
  const [series] = chart.series;
  const foot = panel.plot.bottom;
  const tone = createTones(page.portion.whole);
  const filled = classes.filter(({ count }) => count > 0);
  const bars = filled.map((one): ShapeItem => {
    const point = series?.points[one.row];
    const { left, right, top } = one;
    const middle = (left + right) / 2;
    return shape({
      id: pointIdOn(page, 0, one.row),
      role: 'data',
      name: point && series ? nameOfPoint(point, series, chart.language) : '',
      plays: tone(one.count, series?.unit ?? null),
      line: form === 'thin' ? (styles.stems[0] ?? styles.outline) : styles.outline,
      texture: form === 'wide' ? (styles.textures[0] ?? null) : null,
      geometry:
        form === 'wide'
          ? rectangle({ x: left, y: foot }, { x: right, y: top })
          : form === 'thin'
            ? polyline({ x: middle, y: foot }, { x: middle, y: top })
            : polyline(...climb(classes, one, foot)),
    });
  });
  return form === 'stairs' ? [...drawGround(page, classes, foot), ...bars] : bars;
}

/** Up or down to the height of its class, along it, and down to the axis where nothing follows. */
function climb(classes: readonly Class[], one: Class, foot: number): readonly Point[] {
  const [before, after] = [classes[one.row - 1], classes[one.row + 1]];
  const steps = [
    { x: one.left, y: before?.count ? before.top : foot },
    { x: one.left, y: one.top },
    { x: one.right, y: one.top },
    ...(after?.count ? [] : [{ x: one.right, y: foot }]),
  ];
  return steps.filter(({ x, y }, index) => {
    const last = steps[index - 1];
    return !last || last.x !== x || last.y !== y;
  });
}

/** The texture under the stairs, in one piece between two empty classes. */
function drawGround({ styles, chart }: Page, classes: readonly Class[], foot: number): readonly ShapeItem[] {
  const runs: Class[][] = [[]];
  for (const one of classes) {
    if (one.count > 0) runs.at(-1)?.push(one);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs
    .filter((run) => run.length > 0)
    .map((run, index) =>
      shape({
        id: `ground-${index + 1}`,
        role: 'data',
        name: chart.series[0]?.name ?? '',
        texture: styles.textures[0] ?? null,
        geometry: polygon(
          { x: run[0]?.left ?? 0, y: foot },
          ...run.flatMap(({ left, right, top }) => [
            { x: left, y: top },
            { x: right, y: top },
          ]),
          { x: run.at(-1)?.right ?? 0, y: foot },
        ),
      }),
    );
}
