import { computeQuantile } from './numbers.ts';

/** Of fewer values nobody can say what is usual. */
const LEAST_FOR_OUTLIERS = 5;

/** One and a half times the distance of the quartiles beyond each of them (Tukey, 1977); null of few values. */
export function findFences(
  sorted: readonly number[],
): { readonly low: number; readonly high: number } | null {
  if (sorted.length < LEAST_FOR_OUTLIERS) return null;
  const [low, high] = [computeQuantile(sorted, 0.25), computeQuantile(sorted, 0.75)];
  const reach = 1.5 * (high - low);
  return { low: low - reach, high: high + reach };
}
