import { workOfFoundChart } from '@relievo/chart/work';
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
export function beginWork(chart: KeptChart, { language, shownBy }: Surroundings): SavedChartWork {
  const { cells, shape, labels, header, decimal } = workOfFoundChart(chart, language);
  return {
    ...EMPTY_CHART_WORK,
    cells: cells.map((row) => [...row]),
    header,
    decimal,
    shape: { ...shape, y: shape.y && [...shape.y] },
    labels: { ...labels, annotations: [] },
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
