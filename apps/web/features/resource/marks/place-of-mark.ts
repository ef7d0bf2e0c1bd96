import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DecisionMark } from '@relievo/contracts/content';
import { millimetres } from '@relievo/words';
import { createQuantityWords } from '../../../lib/words/use-quantities.ts';
import { describePlace } from '../parts/part-words.ts';
import type { Parts } from '../query/parts-query.ts';

/** Where a reviewer means, as one says it: the name of the part and how it lies, or how far the point is from the edges. */
export function tellMarkPlace({ part, x, y }: DecisionMark, parts: Parts | null, i18n: I18n): string {
  const say = createQuantityWords(i18n);
  const lengthOf = (length: number) => say.millimetres(millimetres(length), 0);
  const [across, down] = [lengthOf(x), lengthOf(y)];
  if (part === null) return i18n._(msg`${across} from the left edge, ${down} from the top`);
  const found = findMarkedPart({ part, x, y }, parts);
  return found ? `${part}. ${describePlace(found.place, i18n)}` : part;
}

/** Of several parts with that name, the one whose middle is nearest; none where it is gone from the drawing. */
export function findMarkedPart({ part, x, y }: Pick<DecisionMark, 'part' | 'x' | 'y'>, parts: Parts | null) {
  const named = (parts?.parts ?? []).filter(({ name }) => name === part);
  const distance = ({ box }: (typeof named)[number]) =>
    Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  return named.toSorted((one, other) => distance(one) - distance(other))[0];
}
