import type { TextItem } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import { putAt } from '../lettering.ts';
import { toMagnitude } from '../magnitude.ts';
import { type Page, seriesIdOn } from '../page.ts';
import type { Panel } from '../panel.ts';
import { placeValue } from '../scale.ts';

/** A longer name takes from the lines more than a look into a key would cost. */
const MAX_NAME_WIDTH = 62;
/** Millimetres by which a name may be above or below the end of its line. */
const FARTHEST = 8;

/** Writes the name of a series as it is beside the end of its line. */
function writeName(page: Page, index: number): TextItem {
  const { lettering, chart } = page;
  const id = seriesIdOn(page, index);
  const print = chart.series[index]?.name ?? '';
  return lettering.within(
    lettering.text(`${id}-name`, 'label', print, { labels: `${id}-line` }),
    MAX_NAME_WIDTH,
  );
}

/** Measures the width that the names at the ends of lines take on the right of the field. */
export function measureEndNames(page: Page, marked: boolean): number {
  const widths = page.chart.series.map((_, index) => page.lettering.sizeOf(writeName(page, index)).width);
  return measureReach(page, marked) + page.labelGap + maxOf(widths);
}

/** Measures from a last value to the ink that is farthest on its right. */
function measureReach({ styles }: Page, marked: boolean): number {
  return marked ? styles.symbolSize / 2 : (styles.series[0]?.width ?? 0) / 2;
}

/** Places the name of each series beside the end of its line; null if a name is nearer to another end. */
export function placeEndNames(page: Page, panel: Panel, marked: boolean): readonly TextItem[] | null {
  const { chart, lettering, labelGap, gap } = page;
  const ends = chart.series.flatMap(({ points }, index) => {
    const y = points.at(-1)?.y ?? null;
    const text = writeName(page, index);
    return y === null || lettering.sizeOf(text).width > MAX_NAME_WIDTH
      ? []
      : [{ text, end: placeValue(panel.y, toMagnitude(y, panel.yMagnitude)) }];
  });
  if (ends.length < chart.series.length) return null;
  const sorted = ends.toSorted((a, b) => a.end - b.end);
  const places = spreadOut(
    sorted.map(({ text, end }) => ({ end, half: (lettering.sizeOf(text).height + gap) / 2 })),
    page.area.y,
    panel.plot.bottom,
  );
  const isNearest = places.every((place, index) =>
    sorted.every(
      ({ end }, other) =>
        other === index || Math.abs(end - place) > Math.abs((sorted[index]?.end ?? 0) - place),
    ),
  );
  const isNear = places.every((place, index) => Math.abs(place - (sorted[index]?.end ?? 0)) <= FARTHEST);
  if (!isNearest || !isNear) return null;
  const x = panel.plot.right + measureReach(page, marked) + labelGap;
  return sorted.map(({ text }, index) => putAt(text, 'right', { x, y: places[index] ?? 0 }, lettering));
}

/** Returns the middles of stretches that do not overlap, each as near to its end as the ones above it allow. */
function spreadOut(
  wanted: readonly { readonly end: number; readonly half: number }[],
  top: number,
  bottom: number,
): readonly number[] {
  const places: number[] = [];
  let free = top;
  for (const { end, half } of wanted) {
    const place = Math.max(end, free + half);
    places.push(place);
    free = place + half;
  }
  // Names that were pushed below the field go up again.
  let limit = bottom;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const half = wanted[index]?.half ?? 0;
    places[index] = Math.min(places[index] ?? 0, limit - half);
    limit = (places[index] ?? 0) - half;
  }
  return places;
}
