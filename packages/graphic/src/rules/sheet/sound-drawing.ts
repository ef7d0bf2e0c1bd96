import type { LeafItem } from '../../model/walk.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Fault, Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function rule(
  id: string,
  row: string,
  severity: Rule['severity'],
  measures: string,
  faults: Rule['faults'],
): Rule {
  return {
    id,
    row,
    media: MEDIA,
    severity,
    source: citeSources('R'),
    measures,
    faults,
  };
}

function ofItem(item: LeafItem, code: 'item_raises_nothing' | 'item_not_finite'): Fault {
  return {
    items: [item.id],
    place: NOWHERE,
    measured: 0,
    required: 1,
    code,
    parameters: { item: subjectOf(item) },
  };
}

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
      code: 'drawing_empty',
      parameters: {},
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
      if (item.role !== 'background' && item.role !== 'decoration') yield ofItem(item, 'item_raises_nothing');
  },
);

export const notFinite = rule(
  'not-finite',
  'every place is a number',
  'error',
  'items with a place or a size that is no finite number: none',
  function* ({ unmeasured }) {
    for (const item of unmeasured) yield ofItem(item, 'item_not_finite');
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
      code: 'drawing_too_dense',
      parameters: {},
    };
  },
);
