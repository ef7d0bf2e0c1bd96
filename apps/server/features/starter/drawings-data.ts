import type { Chart } from '@relievo/chart/model';
import { STARTER_PROGRAMS } from '@relievo/gallery';
import type { Drawing } from '@relievo/graphic/model';
import { BARS } from './charts/bars-data.ts';
import { BOOKS } from './charts/books-data.ts';
import { chartOf, drawStarterChart } from './charts/chart-drawing.ts';
import type { StarterChart } from './charts/chart-rules.ts';
import { LINES } from './charts/lines-data.ts';
import { POINTS } from './charts/points-data.ts';
import { SLICES } from './charts/slices-data.ts';
import { COUNTRIES } from './maps/countries-data.ts';
import { drawStarterMap } from './maps/map-drawing.ts';
import { openOutlines } from './maps/outline-rules.ts';
import { CONVERTED_PICTURES, type Original, readConvertedPicture } from './pictures/pictures-data.ts';

/** A drawing that the library begins with, and which program makes it. */
export interface StarterDrawing {
  readonly program: string;
  readonly make: () => {
    readonly drawing: Drawing;
    readonly chart?: Chart;
    /** Of a picture that was converted. */
    readonly original?: Original;
  };
}

export const STARTER_CHARTS: readonly StarterChart[] = [...BARS, ...LINES, ...POINTS, ...SLICES];

let outlines: ReturnType<typeof openOutlines> | undefined;
/** Read once, when the first map is drawn. */
const outlinesOf: ReturnType<typeof openOutlines> = (country) => {
  outlines ??= openOutlines();
  return outlines(country);
};

/** What stands in the place of a program where a picture was converted. */
export const CONVERTER = 'converted picture';

/** By name: what the drawing programs make, charts, maps and pictures that were converted. */
export const ALL_STARTER_DRAWINGS: ReadonlyMap<string, StarterDrawing> = new Map([
  ...[...STARTER_PROGRAMS].flatMap(([program, drawings]) =>
    [...drawings].map(
      ([name, draw]) =>
        [
          name,
          {
            program,
            make: () => ({ drawing: draw(), ...(name === BOOKS.name ? { chart: chartOf(BOOKS) } : {}) }),
          },
        ] as const,
    ),
  ),
  ...STARTER_CHARTS.map(
    (chart) => [chart.name, { program: `${chart.type}-chart`, make: () => drawStarterChart(chart) }] as const,
  ),
  ...[...CONVERTED_PICTURES.keys()].map(
    (name) => [name, { program: CONVERTER, make: () => readConvertedPicture(name) }] as const,
  ),
  ...COUNTRIES.map(
    (map) =>
      [map.name, { program: 'map', make: () => ({ drawing: drawStarterMap(map, outlinesOf) }) }] as const,
  ),
]);
