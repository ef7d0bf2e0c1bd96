import type { ClassName, Evidence, EvidenceCode } from './picture-class.ts';

/** Nothing where nothing was found; from `enough` on it says all that it can. */
export function weigh(
  kind: ClassName,
  code: EvidenceCode,
  count: number,
  { enough, most }: { readonly enough: number; readonly most: number },
): readonly Evidence[] {
  if (count <= 0) return [];
  const weight = most * Math.min(1, count / enough);
  return [{ kind, code, count: Math.round(count), weight: Math.round(weight * 1000) / 1000 }];
}
