import { millimetres } from '@relievo/words';
import { hasRole, isLine, isShape, isSymbol, isTextured, type ShapePart } from '../../measure/kinds.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { type KeyTrait, roundMeasure } from '../rule/messages.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

/** What a finger compares between key and figure. */
function traitOf(part: ShapePart): KeyTrait | null {
  if (isSymbol(part)) return { symbol: part.item.geometry.symbol };
  if (isTextured(part)) return { texture: part.item.texture };
  return isLine(part)
    ? { style: part.item.line.style, width: millimetres(roundMeasure(part.item.line.width)) }
    : null;
}

export const keyScale: Rule = {
  id: 'key_scale',
  row: "the key is at the figure's own scale",
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'how often the figure holds what a sample of the key shows: at least once',
  *faults({ parts }) {
    const shapes = parts.filter(isShape);
    const figure = new Set(
      shapes.filter((part) => !hasRole(part, 'key')).map((part) => JSON.stringify(traitOf(part))),
    );
    for (const part of shapes) {
      if (!hasRole(part, 'key')) continue;
      const sample = traitOf(part);
      if (!sample || figure.has(JSON.stringify(sample))) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: 0,
        required: 1,
        code: 'key_sample_not_in_figure',
        parameters: { sample },
      };
    }
  },
};
