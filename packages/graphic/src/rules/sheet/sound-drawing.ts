import type { LeafItem } from '../../model/walk.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { capital, nameOf } from '../rule/words.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const rule = (
  id: string,
  row: string,
  severity: Rule['severity'],
  measures: string,
  faults: Rule['faults'],
): Rule => ({
  id,
  row,
  media: MEDIA,
  severity,
  source: cite('R'),
  measures,
  faults,
});

const ofItem = (item: LeafItem, message: string) => ({
  items: [item.id],
  place: NOWHERE,
  measured: 0,
  required: 1,
  message: `${capital(nameOf(item))} ${message}`,
});

export const emptyDrawing = rule(
  'empty-drawing',
  'the drawing holds something',
  'error',
  'items that raise something: at least one',
  function* ({ parts, drawing: { sheet } }) {
    if (parts.length > 0) return;
    yield {
      items: [],
      place: { ...NOWHERE, width: sheet.width, height: sheet.height },
      measured: 0,
      required: 1,
      message: 'Nothing on this sheet can be felt. Add a shape or a text, or show a hidden layer.',
    };
  },
);

export const raisesNothing = rule(
  'raises-nothing',
  'every item has a size and something to raise',
  'warning',
  'items of no size, or with neither line nor texture: none',
  function* ({ nothing }) {
    for (const item of nothing)
      if (item.role !== 'background' && item.role !== 'decoration')
        yield ofItem(
          item,
          'has no size, or neither line nor texture, so there is nothing to feel. Give it one, or delete it.',
        );
  },
);

export const notFinite = rule(
  'not-finite',
  'every place is a number',
  'error',
  'items with a place or a size that is no finite number: none',
  function* ({ unmeasured }) {
    for (const item of unmeasured)
      yield ofItem(item, 'has a place or a size that is no number, so it cannot be drawn. Draw it again.');
  },
);

export const tooDense = rule(
  'too-dense',
  'what lies on the sheet can be measured',
  'error',
  'whether every pair of neighbours was measured',
  function* ({ near, drawing: { sheet } }) {
    if (near().complete) return;
    yield {
      items: [],
      place: { ...NOWHERE, width: sheet.width, height: sheet.height },
      measured: 0,
      required: 1,
      message:
        'So many lines lie on each other that not all distances could be measured. Simplify the drawing.',
    };
  },
);
