import type { Translate } from '@relievo/graphic/labels';
import type { Profile } from '@relievo/graphic/profiles';
import { findCountry } from '../../geography/countries.ts';
import { addAnnotations } from '../annotate-sheet.ts';
import type { BarLayout } from '../bars/bar-frame.ts';
import { drawBars } from '../bars/bars.ts';
import { drawHeatMap } from '../cells/heat-map.ts';
import { drawBoxes } from '../distribution/boxes.ts';
import { drawHistogram } from '../distribution/histogram.ts';
import { type ChartDrawing, type Way, withItsKey } from '../drawn.ts';
import { drawLines } from '../lines/lines.ts';
import { isNamedEach, type LineLayout } from '../lines/series-panels.ts';
import { drawMap } from '../map/map.ts';
import { isWide } from '../map/view.ts';
import { hasMissing } from '../missing-marks.ts';
import { drawNumberLine } from '../on-line/number-line.ts';
import { type Page, pageFor } from '../page.ts';
import type { Portion } from '../portion.ts';
import { drawPie } from '../round/pie.ts';
import { drawSymbolRows } from '../rows/symbol-rows.ts';
import { drawScatter } from '../scatter.ts';

/** A way of drawing, by a name that it has on every sheet. */
export interface NamedWay {
  readonly name: string;
  readonly draw: Way;
}

/**
 * The ways in which a chart may be drawn on a medium, the most readable first. What its author says
 * of points stands beside them, or where that has no room in the key alone.
 */
export function listWays(portion: Portion, profile: Profile, translate: Translate): readonly NamedWay[] {
  if (!portion.whole.annotations?.length) return listPlainWays(portion, profile, translate);
  return [portion, { ...portion, annotationsInKey: true } as const].flatMap((one) =>
    listPlainWays(one, profile, translate).map(({ name, draw }) => ({
      name: one.annotationsInKey ? `${name} with annotations in the key` : name,
      draw: () => {
        const made = draw();
        return made && addAnnotations(made, one, profile);
      },
    })),
  );
}

function listPlainWays(portion: Portion, profile: Profile, translate: Translate): readonly NamedWay[] {
  // Only paper that is fed by hand can be turned.
  const pages: readonly PageWay[] = (profile.medium === 'swell' ? [false, true] : [false]).map((turned) => ({
    turned,
    open: () => pageFor(portion, profile, translate, turned),
  }));
  const listAll = <Layout>(
    layouts: readonly Layout[],
    draw: (page: Page, layout: Layout) => ChartDrawing | null,
    isWide: (layout: Layout) => boolean = () => false,
  ) =>
    layouts.flatMap((layout) =>
      (isWide(layout) ? pages.toReversed() : pages).map(({ turned, open }) => ({
        name: JSON.stringify([turned, layout]),
        draw: () => draw(open(), layout),
      })),
    );
  switch (portion.chart.type) {
    case 'bar':
      return listAll(listBarLayouts(portion), (page, layout) => withItsKey(drawBars(page, layout)));
    case 'line':
    case 'function':
      return listAll(
        listLineLayouts(portion),
        (page, layout) => withItsKey(drawLines(page, layout)),
        // A long course needs the length of the paper, for its turns as for its names.
        ({ apart }) => !apart && (portion.chart.series[0]?.points.length ?? 0) > LONG_COURSE,
      );
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
    case 'time-line':
      return listAll(
        NO_YES.flatMap((coded) => NO_YES.map((upright) => ({ coded, upright }))),
        (page, layout) => withItsKey(drawNumberLine(page, layout)),
      );
    case 'pictogram':
      return listAll(
        NO_YES.map((coded) => ({ coded })),
        (page, layout) => withItsKey(drawSymbolRows(page, layout)),
      );
    case 'map':
      return listMapWays(portion, pages, translate);
    case 'pie':
    case 'donut':
      return listAll([null], (page) => drawPie(page, translate));
  }
}

/** A map that may leave countries out is turned to the side on which it is larger; all others are tried both ways. */
function listMapWays(
  { chart, mayLeaveOut }: Portion,
  pages: readonly PageWay[],
  translate: Translate,
): readonly NamedWay[] {
  const countries = (chart.series[0]?.points ?? []).flatMap(({ label }) => findCountry(label) ?? []);
  const fitting =
    pages.length > 1 && mayLeaveOut ? pages.filter(({ turned }) => turned === isWide(countries)) : pages;
  return (mayLeaveOut ? [true] : NO_YES).flatMap((coded) =>
    fitting.map(({ turned, open }) => ({
      name: JSON.stringify([turned, coded]),
      draw: () => drawMap(open(), { coded }, translate),
    })),
  );
}

const LONG_COURSE = 8;

interface PageWay {
  readonly turned: boolean;
  readonly open: () => Page;
}

const NO_YES = [false, true] as const;

/** Where values are missing, with marks for them before without. */
function listMarkings({ chart, whole }: Portion): readonly boolean[] {
  // Beside the ends of a curve there is no room for a mark.
  if (chart.type === 'function') return [false];
  return hasMissing({ chart }) || hasMissing({ chart: whole }) ? [true, false] : [false];
}

/** All names; of years and other numbers in even steps some of them; two letters for each. */
function listNamings({ chart }: Portion): readonly Pick<BarLayout, 'coded' | 'every'>[] {
  const labels = chart.series[0]?.points.map(({ label }) => label) ?? [];
  const steps = doCountEvenly(labels) ? [2, 5].filter((every) => labels.length > 2 * every) : [];
  return [...[1, ...steps].map((every) => ({ coded: false, every })), { coded: true, every: 1 }];
}

function doCountEvenly(labels: readonly string[]): boolean {
  const numbers = labels.map((label) => (/^\d{1,4}$/.test(label) ? Number(label) : NaN));
  const step = (numbers[1] ?? NaN) - (numbers[0] ?? NaN);
  return (
    step > 0 && numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? NaN) === step)
  );
}

function listBarLayouts(portion: Portion): readonly BarLayout[] {
  const { stacking, direction } = portion.chart.bars ?? {};
  const lies = direction ? [direction === 'lying'] : NO_YES;
  // Within a stack there is no place for what is missing.
  const markings = stacking ? [false] : listMarkings(portion);
  return markings.flatMap((marksMissing) =>
    NO_YES.flatMap((thin) =>
      listNamings(portion).flatMap((naming) =>
        lies.map((lying) => ({ lying, thin, ...naming, marksMissing })),
      ),
    ),
  );
}

/**
 * Lists the layouts of lines: together before apart, so that series can be compared, unless each is to have its own scale; with the
 * name of every point before some; with names at the ends of lines before a key; with symbols before
 * without, so that each value is found; simplified where no finger could follow.
 */
function listLineLayouts(portion: Portion): readonly LineLayout[] {
  const { series } = portion.chart;
  const isOneScale = portion.chart.scale !== 'own' && series.every(({ unit }) => unit === series[0]?.unit);
  const aparts = series.length > 1 ? (isOneScale ? NO_YES : [true]) : [false];
  const namings = aparts.flatMap((apart) =>
    (isNamedEach(portion.chart) ? [true, false] : [false]).flatMap((everyName) =>
      (apart || series.length < 2 ? [false] : [true, false]).map((namesAtEnds) => ({
        apart,
        everyName,
        namesAtEnds,
      })),
    ),
  );
  const exact = listMarkings(portion).flatMap((marksMissing) =>
    NO_YES.flatMap((coded) =>
      namings.flatMap((naming) =>
        [true, false].map((marked) => ({ ...naming, marked, coded, marksMissing, mostError: 0 })),
      ),
    ),
  );
  const simplified = listMarkings(portion).flatMap((marksMissing) =>
    listErrors(portion.mostError).flatMap((mostError) =>
      namings.map((naming) => ({ ...naming, marked: false, coded: false, marksMissing, mostError })),
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
  const base = { marked: false, apart, namesAtEnds: false } as const;
  const fillings = ['outlined', 'bare'] as const;
  return [0, ...listErrors(portion.mostError)].flatMap((mostError) =>
    listMarkings(portion).flatMap((marksMissing) =>
      NO_YES.flatMap((coded) =>
        (isNamedEach(portion.chart) ? [true, false] : [false]).flatMap((everyName) =>
          fillings.map((filling) => ({ ...base, everyName, coded, marksMissing, mostError, filling })),
        ),
      ),
    ),
  );
}

function listErrors(most: number): readonly number[] {
  return [0.01, 0.02, 0.05, 0.1, 0.15].filter((error) => error <= most);
}
