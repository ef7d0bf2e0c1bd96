import { hasRole, isLine, isShape, isSymbol, isTextured, type ShapePart } from '../../measure/kinds.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { mm } from '../rule/words.ts';

/** What a finger compares between key and figure. */
const traitsOf = (part: ShapePart): readonly string[] => {
  if (isSymbol(part)) return [`symbol ${part.item.geometry.symbol}`];
  if (isTextured(part)) return [`texture ${part.item.texture}`];
  return isLine(part) ? [`${part.item.line.style} line of ${mm(part.item.line.width)}`] : [];
};

export const keyScale: Rule = {
  id: 'key-scale',
  row: "the key is at the figure's own scale",
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: cite('T'),
  measures: 'how often the figure holds what a sample of the key shows: at least once',
  *faults({ parts }) {
    const shapes = parts.filter(isShape);
    const figure = new Set(shapes.filter((part) => !hasRole(part, 'key')).flatMap(traitsOf));
    for (const part of shapes) {
      if (!hasRole(part, 'key')) continue;
      const missing = traitsOf(part).find((trait) => !figure.has(trait));
      if (missing === undefined) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: 0,
        required: 1,
        message: `The key shows a ${missing}, which the figure does not hold at that size; a sample feels exactly like what it stands for.`,
      };
    }
  },
};
