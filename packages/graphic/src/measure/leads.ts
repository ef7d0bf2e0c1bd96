import type { Point } from '../model/geometry.ts';
import { isText } from './kinds.ts';
import { endsOf, isLead, measureFromBox } from './labelled.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

/** A lead line as it is read: from its text to what it points at. */
export interface Lead {
  readonly part: Part;
  readonly text: Part | null;
  readonly from: Point;
  /** The end that points. */
  readonly to: Point;
  /** Whether the path runs that way too, and not from the target to the text. */
  readonly forward: boolean;
}

/** The text is the one that an end comes nearest to. */
export function leadsOf({ parts }: Survey): readonly Lead[] {
  const texts = parts.filter(isText);
  return parts.filter(isLead).map((part): Lead => {
    const [first, last] = endsOf(part);
    let text: Part | null = null;
    let nearest = Infinity;
    let forward = true;
    for (const one of texts) {
      const fromFirst = measureFromBox(first, one);
      const fromLast = measureFromBox(last, one);
      if (Math.min(fromFirst, fromLast) >= nearest) continue;
      nearest = Math.min(fromFirst, fromLast);
      forward = fromFirst <= fromLast;
      text = one;
    }
    return forward
      ? { part, text, from: first, to: last, forward }
      : { part, text, from: last, to: first, forward };
  });
}
