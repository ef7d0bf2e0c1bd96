import type { Profile, Translate } from '@relievo/graphic';
import type { Chart } from '../model/chart.ts';
import type { BarLayout } from './bars/bar-frame.ts';
import { drawBars } from './bars/bars.ts';
import { type Way, withItsKey } from './drawn.ts';
import { drawLines, type LineLayout } from './lines.ts';
import { pageFor } from './page.ts';
import { drawPie } from './pie.ts';
import { drawScatter } from './scatter.ts';

/** The ways in which a chart may be drawn on a medium, the most readable first. */
export function listWays(chart: Chart, profile: Profile, translate: Translate): readonly Way[] {
  // Only paper that is fed by hand can be turned.
  const pages = (profile.medium === 'swell' ? [false, true] : [false]).map(
    (turned) => () => pageFor(chart, profile, translate, turned),
  );
  switch (chart.type) {
    case 'bar':
      return BAR_LAYOUTS.flatMap((layout) => pages.map((page) => () => withItsKey(drawBars(page(), layout))));
    case 'line':
      return listLineLayouts(chart).flatMap((layout) =>
        pages.map((page) => () => withItsKey(drawLines(page(), layout))),
      );
    case 'scatter':
      return pages.map((page) => () => withItsKey(drawScatter(page())));
    case 'pie':
      return pages.map((page) => () => drawPie(page(), translate));
  }
}

const NO_YES = [false, true] as const;

const BAR_LAYOUTS: readonly BarLayout[] = NO_YES.flatMap((thin) =>
  NO_YES.flatMap((coded) => NO_YES.map((lying) => ({ lying, thin, coded }))),
);

/** Together before apart, so that series can be compared; with symbols before without, so that each value is found. */
function listLineLayouts({ series }: Chart): readonly LineLayout[] {
  return NO_YES.flatMap((coded) =>
    (series.length > 1 ? NO_YES : [false]).flatMap((apart) =>
      [true, false].map((marked) => ({ marked, apart, coded })),
    ),
  );
}
