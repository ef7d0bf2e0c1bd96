import { LEAST_PRINT, type Lettering, type LineMeasure } from '@relievo/graphic/labels';
import { splitIntoVisualRuns } from '../pdf/lines.ts';
import { POINTS_PER_MM } from '../pdf/pdf.ts';
import { loadTypeface } from '../pdf/typeface.ts';

/** Points of large print: 18 at least (American Printing House for the Blind), larger where it has room. */
const LARGE = [26, 24, 22, 20, 18] as const;

/** Print of the usual size, on a figure that is shown at a share of its own. */
export function letterBesideBraille(scale = 1): Lettering {
  return { sizes: [LEAST_PRINT / scale], measure: measureLine };
}

export const LARGE_PRINT: Lettering = {
  sizes: [toMm(LARGE[0]), ...LARGE.slice(1).map(toMm)],
  smaller: [toMm(16), LEAST_PRINT],
  measure: measureLine,
};

function toMm(points: number): number {
  return points / POINTS_PER_MM;
}

const known = new Map<string, LineMeasure>();
const MOST_KNOWN = 10_000;

/** As the typeface of our files has it: no other face for print is wider. */
function measureLine(line: string): LineMeasure {
  const before = known.get(line);
  if (before) return before;
  const font = loadTypeface('regular');
  let [width, ascent, descent] = [0, 0, 0];
  for (const run of splitIntoVisualRuns(line)) {
    const { glyphs, advanceWidth } = font.layout(run);
    width += advanceWidth;
    for (const { bbox } of glyphs) {
      ascent = Math.max(ascent, Number.isFinite(bbox.maxY) ? bbox.maxY : 0);
      descent = Math.max(descent, Number.isFinite(bbox.minY) ? -bbox.minY : 0);
    }
  }
  const share = 1 / font.unitsPerEm;
  const measure = { width: width * share, ascent: ascent * share, descent: descent * share };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(line, measure);
  return measure;
}
