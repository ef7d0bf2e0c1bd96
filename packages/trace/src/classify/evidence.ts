import { countOf, percent } from '@relievo/words';
import type {
  BareEvidence,
  ClassName,
  CountedEvidence,
  Evidence,
  Reason,
  SharedEvidence,
} from './picture-class.ts';

interface Weight {
  /** From so many, or from such a share on it says all that it can. */
  readonly enough: number;
  readonly most: number;
}

/** Nothing where nothing was found. */
export function weighCount(
  kind: ClassName,
  code: CountedEvidence,
  found: number,
  weight: Weight,
): readonly Evidence[] {
  return weigh(kind, { code, count: countOf(found) }, found, weight);
}

export function weighShare(
  kind: ClassName,
  code: SharedEvidence,
  share: number,
  weight: Weight & { /** Up to this share it says nothing. */ readonly beyond?: number },
): readonly Evidence[] {
  return weigh(kind, { code, share: percent(share) }, share - (weight.beyond ?? 0), weight);
}

export function weighFact(kind: ClassName, code: BareEvidence, most: number): readonly Evidence[] {
  return weigh(kind, { code }, 1, { enough: 1, most });
}

function weigh(
  kind: ClassName,
  reason: Reason,
  found: number,
  { enough, most }: Weight,
): readonly Evidence[] {
  if (found <= 0) return [];
  const weight = most * Math.min(1, found / enough);
  return [{ ...reason, kind, weight: Math.round(weight * 1000) / 1000 }];
}
