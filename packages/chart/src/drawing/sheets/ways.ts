import type { Profile, Translate } from '@relievo/graphic';
import { extentOf } from '../../model/chart.ts';
import type { BarLayout } from '../bars/bar-frame.ts';
import { drawBars } from '../bars/bars.ts';
import { drawHeatMap } from '../cells/heat-map.ts';
import { drawBoxes } from '../distribution/boxes.ts';
import { drawHistogram } from '../distribution/histogram.ts';
import { type ChartDrawing, type Way, withItsKey } from '../drawn.ts';
import { drawLines } from '../lines/lines.ts';
import type { LineLayout } from '../lines/series-panels.ts';
import { hasMissing } from '../missing-marks.ts';
import { drawNumberLine } from '../on-line/number-line.ts';
import { type Page, pageFor } from '../page.ts';
import type { Portion } from '../portion.ts';
import { drawPie } from '../round/pie.ts';
import { drawScatter } from '../scatter.ts';

/** A way of drawing, by a name that it has on every sheet. */
export interface NamedWay {
  readonly name: string;
  readonly draw: Way;
}

/** The ways in which a chart may be drawn on a medium, the most readable first. */
export function listWays(portion: Portion, profile: Profile, translate: Translate): readonly NamedWay[] {
  // Only paper that is fed by hand can be turned.
  const pages = (profile.medium === 'swell' ? [false, true] : [false]).map((turned) => ({
    turned,
    open: () => pageFor(portion, profile, translate, turned),
  }));
  const listAll = <Layout>(
    layouts: readonly Layout[],
    draw: (page: Page, layout: Layout) => ChartDrawing | null,
  ) =>
    layouts.flatMap((layout) =>
      pages.map(({ turned, open }) => ({
        name: JSON.stringify([turned, layout]),
        draw: () => draw(open(), layout),
      })),
    );
  switch (portion.chart.type) {
    case 'bar':
      return listAll(listBarLayouts(portion), (page, layout) => withItsKey(drawBars(page, layout)));
    case 'line':
    case 'function':
      return listAll(listLineLayouts(portion), (page, layout) => withItsKey(drawLines(page, layout)));
    case 'scatter':
      return listAll([true, false], (page, isCounted) => withItsKey(drawScatter(page, isCounted)));
    case 'area':
      return listAll(listAreaLayouts(portion), (page, layout) => withItsKey(drawLines(page, layout)));
    case 'histogram':
      return listAll(['wide', 'stairs', 'thin'] as const, (page, form) =>
        withItsKey(drawHistogram(page, form)),
      );
    case 'box':
      return listAll(
        NO_YES.flatMap((coded) => (['outlined', 'bare'] as const).map((form) => ({ coded, form }))),
        (page, layout) => withItsKey(drawBoxes(page, layout)),
      );
    case 'heat-map':
      return listAll(
        NO_YES.flatMap((codedRows) => NO_YES.map((codedColumns) => ({ codedRows, codedColumns }))),
        (page, layout) => withItsKey(drawHeatMap(page, layout)),
      );
    case 'number-line':
      return listAll(
        NO_YES.flatMap((coded) => NO_YES.map((upright) => ({ coded, upright }))),
        (page, layout) => withItsKey(drawNumberLine(page, layout)),
      );
    case 'pie':
    case 'donut':
      return listAll([null], (page) => drawPie(page, translate));
  }
}

const NO_YES = [false, true] as const;

/** Where values are missing, with marks for them before without. */
function listMarkings({ chart, whole }: Portion): readonly boolean[] {
  // Beside the ends of a curve there is no room for a mark.
  if (chart.type === 'function') return [false];
  return hasMissing({ chart }) || hasMissing({ chart: whole }) ? [true, false] : [false];
}

function listBarLayouts(portion: Portion): readonly BarLayout[] {
  const { stacking, direction } = portion.chart.bars ?? {};
  const lies = direction ? [direction === 'lying'] : NO_YES;
  // Within a stack there is no place for what is missing.
  const markings = stacking ? [false] : listMarkings(portion);
  return markings.flatMap((marksMissing) =>
    NO_YES.flatMap((thin) =>
      NO_YES.flatMap((coded) => lies.map((lying) => ({ lying, thin, coded, marksMissing }))),
    ),
  );
}

/**
 * Together before apart, so that series can be compared, unless one would lie flat beside the others;
 * with symbols before without, so that each value is found; simplified where no finger could follow.
 */
function listLineLayouts(portion: Portion): readonly LineLayout[] {
  const { series } = portion.chart;
  const isOneUnit = series.every(({ unit }) => unit === series[0]?.unit);
  const together = isOneUnit ? (hasFlatSeries(portion) ? [true, false] : NO_YES) : [true];
  const aparts = series.length > 1 ? together : [false];
  const exact = listMarkings(portion).flatMap((marksMissing) =>
    NO_YES.flatMap((coded) =>
      aparts.flatMap((apart) =>
        [true, false].map((marked) => ({ marked, apart, coded, marksMissing, mostError: 0 })),
      ),
    ),
  );
  const simplified = listMarkings(portion).flatMap((marksMissing) =>
    listErrors(portion.mostError).flatMap((mostError) =>
      aparts.map((apart) => ({ marked: false, apart, coded: false, marksMissing, mostError })),
    ),
  );
  const layouts = [...exact, ...simplified];
  // Nobody measured the points of a curve.
  const isComputed = portion.chart.type === 'function' || portion.isComputed;
  return isComputed ? layouts.filter(({ marked }) => !marked) : layouts;
}

/** Each series in a field of its own: one area would hide another. Without a contour where it would run along the axis. */
function listAreaLayouts(portion: Portion): readonly LineLayout[] {
  const apart = portion.chart.series.length > 1;
  const fillings = ['outlined', 'bare'] as const;
  return [0, ...listErrors(portion.mostError)].flatMap((mostError) =>
    listMarkings(portion).flatMap((marksMissing) =>
      NO_YES.flatMap((coded) =>
        fillings.map((filling) => ({ marked: false, apart, coded, marksMissing, mostError, filling })),
      ),
    ),
  );
}

function listErrors(most: number): readonly number[] {
  return [0.01, 0.02, 0.05, 0.1, 0.15].filter((error) => error <= most);
}

function hasFlatSeries({ chart, extent }: Portion): boolean {
  if (chart.scale === 'log') return false;
  return chart.series.some((one) => {
    if (one.points.every(({ y }) => y === null)) return false;
    const [least, greatest] = extentOf({ series: [one] });
    return greatest > least && greatest - least < 0.1 * (extent[1] - extent[0]);
  });
}
