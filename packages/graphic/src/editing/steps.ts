import type { Drawing, Item } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { mapItems, walk } from '../model/walk.ts';
import { align } from '../operations/align.ts';
import { intersect, subtract, union } from '../operations/boolean.ts';
import { findOutermost, mapChosen } from '../operations/choose.ts';
import { distribute } from '../operations/distribute.ts';
import { group, ungroup } from '../operations/group.ts';
import { freeIds } from '../operations/ids.ts';
import { offset } from '../operations/offset.ts';
import { order } from '../operations/order.ts';
import { simplify } from '../operations/simplify.ts';
import { getProfile } from '../profiles/profiles.ts';
import { canonicalise } from '../validation/canonical.ts';
import { mirror, moveBy, placeAt, placeBesideBox, resizeTo, turnBy } from './arrange.ts';
import { changeItem, changeShapesWithin, changeWithin } from './change.ts';
import { copyItems, duplicate, nameFreely, putOnLayer } from './copies.ts';
import type { Combination, Edit } from './edit.ts';
import { formNode, moveHandle } from './nodes/handles.ts';
import { addNode, moveNode, removeNode } from './nodes/nodes.ts';
import { changePath, listShapesWithin, repeat } from './path-steps.ts';
import type { EditReports } from './reports.ts';
import { boxOf } from './things.ts';

const refuse: Refuse<EditReports> = fail;

export interface Step {
  readonly drawing: Drawing;
  /** What is chosen after it. */
  readonly chosen: readonly string[];
}

type Do<Name extends Edit['do']> = (
  drawing: Drawing,
  edit: Extract<Edit, { do: Name }>,
) => Drawing | Step | Result<Drawing>;

const COMBINE: Readonly<Record<Combination, typeof union>> = { union, subtract, intersect };

const STEPS: { readonly [Name in Edit['do']]: Do<Name> } = {
  add: (drawing, { items, layer }) => {
    const added = copyItems(drawing, items);
    return { drawing: putOnLayer(drawing, added, layer), chosen: added.map(({ id }) => id) };
  },
  move: (drawing, { ids, dx, dy }) => moveBy(drawing, ids, dx, dy),
  place: (drawing, { ids, ...at }) => placeAt(drawing, ids, at),
  'place-beside': (drawing, { ids, of, ...how }) => {
    const other = boxOf(drawing, [of]);
    return other ? placeBesideBox(drawing, ids, other, how) : drawing;
  },
  resize: (drawing, { ids, ...size }) => {
    const after = resizeTo(drawing, ids, size);
    const isFixed = isSameSize(boxOf(drawing, ids), boxOf(after, ids));
    return isFixed ? refuse({ code: 'edit_size_fixed', parameters: {} }) : after;
  },
  turn: (drawing, { ids, degrees }) => turnBy(drawing, ids, degrees),
  mirror: (drawing, { ids, direction }) => mirror(drawing, ids, direction),
  align: (drawing, { ids, alignment, to }) => align(drawing, ids, alignment, to),
  distribute: (drawing, { ids, direction }) => distribute(drawing, ids, direction),
  order: (drawing, { ids, to }) => order(drawing, ids, to),
  group: (drawing, { ids }) => {
    const id = freeIds(drawing, 'group')();
    return { drawing: group(drawing, ids, { id }), chosen: [id] };
  },
  ungroup: (drawing, { ids }) => {
    const chosen = [...findOutermost(drawing, ids).values()];
    const freed = chosen.flatMap((item) => (item.kind === 'group' ? item.items : [item]));
    return { drawing: ungroup(drawing, ids), chosen: freed.map(({ id }) => id) };
  },
  duplicate: (drawing, { ids, dx, dy }) => {
    const made = duplicate(drawing, ids, { dx, dy });
    return { drawing: made.drawing, chosen: made.ids };
  },
  delete: (drawing, { ids }) => deleteItems(drawing, ids),
  name: (drawing, { id, name }) => changeItem(drawing, id, (item) => withText(item, 'name', name)),
  describe: (drawing, { id, description }) =>
    changeItem(drawing, id, (item) => withText(item, 'description', description)),
  'set-role': (drawing, { ids, role }) =>
    mapChosen(drawing, ids, (item) => (item.role === role ? item : { ...item, role })),
  'set-line': (drawing, { ids, line }) => changeShapesWithin(drawing, ids, (shape) => ({ ...shape, line })),
  'set-texture': (drawing, { ids, texture }) =>
    changeShapesWithin(drawing, ids, (shape) => (shape.texture === texture ? shape : { ...shape, texture })),
  'set-height': (drawing, { ids, height }) =>
    changeWithin(drawing, ids, (item) => (item.kind === 'group' ? item : { ...item, height })),
  write: (drawing, { id, print, braille }) =>
    changeItem(drawing, id, (item) => (item.kind === 'text' ? { ...item, print, braille } : item)),
  'set-code': (drawing, { id, to, braille }) =>
    changeItem(drawing, id, (item) => {
      if (item.kind !== 'text' || (item.code ?? null) === to) return item;
      const { code: _before, ...text } = item;
      return { ...text, braille, ...(to ? { code: to } : {}) };
    }),
  'set-plays': (drawing, { id, plays }) =>
    changeItem(drawing, id, ({ plays: _before, ...item }) => (plays ? { ...item, plays } : item)),
  lock: (drawing, { ids, isLocked }) =>
    mapChosen(drawing, ids, ({ locked: _before, ...item }) => (isLocked ? { ...item, locked: true } : item)),
  combine: (drawing, { ids, how }) => COMBINE[how](drawing, ids),
  grow: (drawing, { ids, distance }) => offset(drawing, ids, distance),
  'move-node': (drawing, { id, node, x, y }) =>
    changePath(drawing, id, node, (path) => moveNode(path, node, { x, y })),
  'add-node': (drawing, { id, node }) => changePath(drawing, id, node, (path) => addNode(path, node)),
  'remove-node': (drawing, { id, node }) => changePath(drawing, id, node, (path) => removeNode(path, node)),
  'move-handle': (drawing, { id, node, handle, x, y }) =>
    changePath(drawing, id, node, (path) => moveHandle(path, node, handle, { x, y }), 'edit_handle_missing'),
  'form-node': (drawing, { id, node, form }) =>
    changePath(drawing, id, node, (path) => formNode(path, node, form), 'edit_node_at_end'),
  simplify: (drawing, { ids, profile }) =>
    simplify(drawing, getProfile(profile), listShapesWithin(drawing, ids)),
  repeat: (drawing, { ids, times, dx, dy }) => repeat(drawing, ids, { times, dx, dy }),
  'tell-about': (drawing, { about }) => canonicalise({ ...drawing, ...about }),
  'show-layer': (drawing, { layer, isVisible }) => ({
    ...drawing,
    layers: drawing.layers.map((one) => (one.id === layer ? { ...one, visible: isVisible } : one)),
  }),
  'add-layer': (drawing, { name }) => ({
    ...drawing,
    layers: [...drawing.layers, { id: nameFreely(drawing)('layer'), name, visible: true, items: [] }],
  }),
  // Text says what lies where, and nothing of sheets.
  rewrite: ({ spread }, { drawing }) => canonicalise(spread ? { spread, ...drawing } : drawing),
};

/** What the step makes of the drawing, before it is seen whether that is a drawing. */
export function stepOf(drawing: Drawing, edit: Edit): Result<Step> {
  const made = (STEPS[edit.do] as Do<Edit['do']>)(drawing, edit);
  if ('ok' in made && !made.ok) return made;
  const step = 'ok' in made ? made.value : made;
  if ('chosen' in step) return succeed(step);
  const chosen = 'ids' in edit ? edit.ids : 'id' in edit ? [edit.id] : [];
  return succeed({ drawing: step, chosen: keepStanding(step, chosen) });
}

function keepStanding(drawing: Drawing, ids: readonly string[]): readonly string[] {
  const standing = new Set([...walk(drawing)].map(({ item }) => item.id));
  return ids.filter((id) => standing.has(id));
}

/** What a label names is gone with it, and the label stays without a thing. */
function deleteItems(drawing: Drawing, ids: readonly string[]): Drawing {
  const left = mapChosen(drawing, ids, () => []);
  const standing = new Set([...walk(left)].map(({ item }) => item.id));
  return mapItems(left, (item) => {
    if (item.kind !== 'text' || item.labels === undefined || standing.has(item.labels)) return item;
    const { labels: _gone, ...text } = item;
    return text;
  });
}

function withText(item: Item, field: 'name' | 'description', text: string): Item {
  return item[field] === text ? item : { ...item, [field]: text };
}

function isSameSize(one: Box | null, other: Box | null): boolean {
  const isNear = (a = 0, b = 0) => Math.abs(a - b) < 0.0005;
  return isNear(one?.width, other?.width) && isNear(one?.height, other?.height);
}
