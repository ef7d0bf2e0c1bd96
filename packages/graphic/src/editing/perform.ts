import type { Drawing, Item } from '../model/drawing.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { mapItemList, walkWithin } from '../model/walk.ts';
import { findOutermost } from '../operations/choose.ts';
import { canonicaliseItem } from '../validation/canonical.ts';
import { validate } from '../validation/validate.ts';
import type { Edit } from './edit.ts';
import type { EditMessage } from './messages.ts';
import type { EditReports } from './reports.ts';
import { stepOf } from './steps.ts';
import { tellStep } from './tell-step.ts';
import { callOf } from './things.ts';

const refuse: Refuse<EditReports> = fail;

/** A drawing after one step of its author, what the step was, and what is chosen after it. */
export interface Performed {
  readonly drawing: Drawing;
  readonly message: EditMessage;
  readonly chosen: readonly string[];
}

/**
 * One step of an author. What comes of it is a drawing that keeps all that a drawing must keep, to the thousandth of a
 * millimetre as in its file; or else it is not done, and the problem says why.
 */
export function perform(drawing: Drawing, edit: Edit): Result<Performed> {
  const fault = findFault(drawing, edit) ?? findLock(drawing, edit);
  if (fault) return fault;
  const step = stepOf(drawing, edit);
  if (!step.ok) return step;
  const after = canonicaliseChanged(drawing, step.value.drawing);
  if (after === drawing) return refuse({ code: 'edit_changes_nothing', parameters: {} });
  const valid = validate(after);
  if (!valid.ok) return valid;
  const { chosen } = step.value;
  return succeed({ drawing: after, chosen, message: tellStep(drawing, after, edit, chosen) });
}

/** What is as it was keeps its identity. */
function canonicaliseChanged(before: Drawing, after: Drawing): Drawing {
  if (after === before) return before;
  let known: ReadonlySet<Item> | undefined;
  const clean = (item: Item) => {
    known ??= listItems(before);
    return known.has(item) ? item : canonicaliseItem(item);
  };
  const layers = after.layers.map((layer, at) => {
    const was = before.layers[at]?.items ?? [];
    // Whoever draws among thousands changes one at a time: the others stand where they stood.
    const items = layer.items.flatMap((item, place) =>
      item === was[place] ? item : mapItemList([item], clean),
    );
    return items.every((item, place) => item === layer.items[place]) ? layer : { ...layer, items };
  });
  return layers.every((layer, at) => layer === after.layers[at]) ? after : { ...after, layers };
}

function listItems({ layers }: Drawing): ReadonlySet<Item> {
  const listed = new Set<Item>();
  for (const { items } of layers)
    for (const outer of items) {
      listed.add(outer);
      if (outer.kind === 'group') for (const inner of walkWithin(outer)) listed.add(inner);
    }
  return listed;
}

function findFault(drawing: Drawing, edit: Edit): Result<never> | null {
  if ('ids' in edit && findOutermost(drawing, edit.ids).size === 0)
    return refuse({ code: 'edit_nothing_chosen', parameters: {} });
  if ('id' in edit && findOutermost(drawing, [edit.id]).size === 0)
    return refuse({ code: 'edit_nothing_chosen', parameters: {} });
  const numbers = Object.values(edit).filter((value) => typeof value === 'number');
  if (numbers.some((value) => !Number.isFinite(value)) || hasSizeOfNothing(edit))
    return refuse({ code: 'edit_number_not_usable', parameters: {} });
  if (edit.do !== 'place-beside') return null;
  if (edit.ids.includes(edit.of)) return refuse({ code: 'edit_beside_itself', parameters: {} });
  if (findOutermost(drawing, [edit.of]).size === 0)
    return refuse({ code: 'edit_other_missing', parameters: { id: edit.of } });
  return null;
}

/** Steps that change nothing of what they are told. */
const LEAVE_AS_IT_IS: readonly Edit['do'][] = ['lock', 'duplicate', 'repeat'];

/** The first locked thing that a step is told to change. */
function findLock(drawing: Drawing, edit: Edit): Result<never> | null {
  if (LEAVE_AS_IT_IS.includes(edit.do)) return null;
  const ids = 'ids' in edit ? edit.ids : 'id' in edit ? [edit.id] : [];
  for (const item of findOutermost(drawing, ids).values())
    for (const inner of walkWithin(item))
      if (inner.locked)
        return refuse({ code: 'edit_locked', parameters: { name: callOf(inner) || inner.id } });
  return null;
}

function hasSizeOfNothing(edit: Edit): boolean {
  return edit.do === 'resize' && [edit.width, edit.height].some((size) => size !== undefined && size <= 0);
}
