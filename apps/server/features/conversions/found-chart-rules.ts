import {
  EMPTY_CHART_WORK,
  type FromPicture,
  MOST_MARKED_CELLS,
  type SavedChartWork,
} from '@relievo/contracts/charts';
import type { KeptChart } from '@relievo/contracts/uploads';

interface Surroundings {
  readonly language: string;
  /** The file that shows the picture, where a browser can show it. */
  readonly shownBy: string | null;
}

/** What the wizard begins with: the table as it was read, and the kind that the drawing shows. */
export function workOfFoundChart(chart: KeptChart, { language, shownBy }: Surroundings): SavedChartWork {
  const { type, title, x, y, unit, scale, stacking, direction, cells, group } = chart;
  const [first = '', ...others] = cells[0] ?? [];
  return {
    ...EMPTY_CHART_WORK,
    cells: cells.map((row) => [...row]),
    header: 'yes',
    decimal: 'point',
    shape: {
      ...EMPTY_CHART_WORK.shape,
      type,
      x: first,
      y: others.filter((name) => name !== group),
      group,
      scale,
      stacking,
      direction: type === 'bar' ? direction : 'auto',
    },
    labels: {
      title: title.slice(0, 300),
      x: x.slice(0, 200),
      y: y.slice(0, 200),
      unit: unit.slice(0, 50),
      language,
    },
    fromPicture: listMarks(chart, shownBy),
  };
}

/** Null where nothing is uncertain and nothing can be shown. */
function listMarks(
  { unsure = [], places = [], picture }: KeptChart,
  shownBy: string | null,
): FromPicture | null {
  const share = (at: number, whole: number): number => Math.min(1, Math.max(0, at / whole));
  const shown =
    picture && shownBy !== null
      ? places.flatMap((row, at) =>
          row.flatMap((place, column) =>
            place
              ? [{ row: at + 1, column, x: share(place.x, picture.width), y: share(place.y, picture.height) }]
              : [],
          ),
        )
      : [];
  if (unsure.length === 0 && shown.length === 0) return null;
  return {
    conversion: shown.length > 0 ? shownBy : null,
    unsure: unsure.slice(0, MOST_MARKED_CELLS),
    places: shown.slice(0, MOST_MARKED_CELLS),
  };
}
