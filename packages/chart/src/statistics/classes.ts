import { computeQuantile } from './numbers.ts';
import { listMultiples, nearestRoundStep, roundStep } from './round-steps.ts';

export interface ChosenClasses {
  readonly edges: readonly number[];
  readonly rule: 'sturges' | 'freedman-diaconis';
}

/** More are too many bars for two hands, whatever a rule says. */
const MOST_CLASSES = 12;
/** Of fewer values the quartiles are too rough to choose a width by. */
const LEAST_FOR_QUARTILES = 30;

/**
 * Classes of a round width. How many: by Freedman and Diaconis (1981), whose width is twice the distance
 * of the quartiles divided by the cube root of the count; by Sturges (1926), one more than the binary
 * logarithm of the count, where values are few or half of them are equal.
 */
export function chooseClasses(sorted: readonly number[]): ChosenClasses {
  const [least = 0, greatest = 0] = [sorted[0], sorted.at(-1)];
  const spread = computeQuantile(sorted, 0.75) - computeQuantile(sorted, 0.25);
  const isRough = sorted.length < LEAST_FOR_QUARTILES || spread === 0;
  const asked = isRough
    ? Math.ceil(Math.log2(sorted.length)) + 1
    : (greatest - least) / ((2 * spread) / Math.cbrt(sorted.length));
  const rule = isRough ? 'sturges' : 'freedman-diaconis';
  return { edges: listEdges(least, greatest, Math.max(1, Math.min(MOST_CLASSES, Math.ceil(asked)))), rule };
}

/** The greatest value lies below the last edge, for an edge belongs to the class above it. */
function listEdges(least: number, greatest: number, most: number): readonly number[] {
  if (least === greatest) {
    const half = Math.abs(least) / 2 || 1;
    const step = roundStep(0, half, 1);
    const from = Math.floor(least / step) * step;
    return listMultiples(from, from + step, step);
  }
  for (let asked = most; ; asked -= 1) {
    const step = nearestRoundStep((greatest - least) / Math.max(1, asked));
    const edges = listMultiples(Math.floor(least / step + HAIR) * step, greatest + step * (1 + HAIR), step);
    const last = edges.findIndex((edge) => edge > greatest);
    if (last <= MOST_CLASSES || asked <= 1) return edges.slice(0, last + 1);
  }
}
const HAIR = 1e-9;
