import { millimetres, shareOf } from '@relievo/words';
import type { Drawing, Item } from '../model/drawing.ts';
import { findItem, walk } from '../model/walk.ts';
import { findOutermost } from '../operations/choose.ts';
import type { Edit } from './edit.ts';
import type { EditMessage } from './messages.ts';
import { handlesOf } from './nodes/handles.ts';
import { listNodes } from './nodes/nodes.ts';
import { countNodes, findPath } from './path-steps.ts';
import { callOf, kindOf, type What, whatOf } from './things.ts';
import { toLength, whereOf } from './where.ts';

/** What was done, for whoever cannot see it: to what, where it is now, and what is next to it. */
export function tellStep(
  before: Drawing,
  after: Drawing,
  edit: Edit,
  chosen: readonly string[],
): EditMessage {
  const was = whatOf(findOutermost(before, idsOf(edit)).values());
  const what: What = edit.do === 'add' ? whatOf(findOutermost(after, chosen).values()) : was;
  const there = () => whereOf(after, chosen);
  switch (edit.do) {
    case 'add':
      return { code: 'edit_added', parameters: { ...what, ...there() } };
    case 'move':
    case 'place':
      return { code: 'edit_moved', parameters: { ...what, ...there() } };
    case 'place-beside': {
      const { side, gap } = edit;
      const other = findItem(before, edit.of);
      const name = other ? callOf(other) || kindOf(other) : '';
      return {
        code: 'edit_put_beside',
        parameters: { ...what, ...there(), side, gap: millimetres(gap), other: name },
      };
    }
    case 'resize':
      return { code: 'edit_resized', parameters: { ...what, ...there() } };
    case 'turn':
      return { code: 'edit_turned', parameters: { ...what, ...there(), degrees: edit.degrees } };
    case 'mirror':
      return { code: 'edit_mirrored', parameters: { ...what, ...there(), direction: edit.direction } };
    case 'align': {
      const { alignment, to } = edit;
      return { code: 'edit_aligned', parameters: { ...what, ...there(), alignment, to } };
    }
    case 'distribute':
      return { code: 'edit_distributed', parameters: { ...what, ...there(), direction: edit.direction } };
    case 'group':
      return { code: 'edit_grouped', parameters: { ...what, ...there() } };
    case 'duplicate':
      return { code: 'edit_duplicated', parameters: { ...what, ...there() } };
    case 'combine':
      return { code: 'edit_combined', parameters: { ...what, ...there(), how: edit.how } };
    case 'grow':
      return {
        code: 'edit_grown',
        parameters: { ...what, ...there(), distance: millimetres(edit.distance) },
      };
    case 'rewrite':
      return { code: 'edit_rewritten', parameters: { why: edit.why, ...countDifference(before, after) } };
    case 'move-node':
    case 'add-node':
    case 'remove-node':
      return tellNode(after, edit, what);
    case 'move-handle': {
      const { id, node, handle } = edit;
      const path = findPath(after, id);
      const { x, y } = (path && handlesOf(path, node)[handle]) ?? edit;
      const parameters = {
        ...what,
        handle,
        ...countNode(after, edit),
        x: toLength(x),
        y: toLength(y),
      };
      return { code: 'edit_handle_moved', parameters };
    }
    case 'form-node':
      return {
        code: 'edit_node_formed',
        parameters: { ...what, ...countNode(after, edit), form: edit.form },
      };
    case 'simplify': {
      const [nodesBefore, nodes] = [countNodes(before, edit.ids), countNodes(after, edit.ids)];
      return { code: 'edit_simplified', parameters: { ...what, nodesBefore, nodes } };
    }
    case 'repeat':
      return { code: 'edit_repeated', parameters: { ...what, times: edit.times } };
    default:
      return tellLook(before, edit, what);
  }
}

type Placing =
  | 'add'
  | 'move'
  | 'place'
  | 'place-beside'
  | 'resize'
  | 'turn'
  | 'mirror'
  | 'align'
  | 'distribute'
  | 'group'
  | 'duplicate'
  | 'combine'
  | 'grow'
  | 'rewrite'
  | 'move-node'
  | 'add-node'
  | 'remove-node'
  | 'move-handle'
  | 'form-node'
  | 'simplify'
  | 'repeat';

/** What changes how something is, and not where. */
function tellLook(before: Drawing, edit: Exclude<Edit, { do: Placing }>, what: What): EditMessage {
  switch (edit.do) {
    case 'order':
      return { code: 'edit_ordered', parameters: { ...what, to: edit.to } };
    case 'ungroup':
      return { code: 'edit_ungrouped', parameters: what };
    case 'delete':
      return { code: 'edit_deleted', parameters: what };
    case 'name':
      return { code: 'edit_named', parameters: { ...what, to: edit.name } };
    case 'describe':
      return { code: 'edit_described', parameters: what };
    case 'set-role':
      return { code: 'edit_role_set', parameters: { ...what, role: edit.role } };
    case 'set-line':
      return {
        code: 'edit_line_set',
        parameters: {
          ...what,
          style: edit.line?.style ?? null,
          lineWidth: millimetres(edit.line?.width ?? 0),
        },
      };
    case 'set-texture':
      return { code: 'edit_texture_set', parameters: { ...what, texture: edit.texture } };
    case 'set-height':
      return { code: 'edit_height_set', parameters: { ...what, share: shareOf(edit.height, 1) } };
    case 'set-plays': {
      const { tone, speech, haptic } = edit.plays ?? {};
      const isSounding = tone !== undefined || speech !== undefined;
      return {
        code: 'edit_plays_set',
        parameters: { ...what, isSounding, isVibrating: haptic !== undefined },
      };
    }
    case 'lock':
      return { code: 'edit_lock_set', parameters: { ...what, isLocked: edit.isLocked } };
    case 'write':
      return { code: 'edit_written', parameters: { ...what, print: edit.print } };
    case 'set-code':
      return { code: 'edit_code_set', parameters: { ...what, to: edit.to } };
    case 'tell-about':
      return { code: 'edit_told_about', parameters: { title: edit.about.title } };
    case 'add-layer':
      return { code: 'edit_layer_added', parameters: { layer: edit.name } };
    case 'show-layer': {
      const { layer, isVisible } = edit;
      const name = before.layers.find(({ id }) => id === layer)?.name ?? '';
      return { code: 'edit_layer_shown', parameters: { layer: name, isVisible } };
    }
  }
}

/** Which node it was, counted from 1. */
function tellNode(
  after: Drawing,
  edit: Extract<Edit, { do: 'move-node' | 'add-node' | 'remove-node' }>,
  what: What,
): EditMessage {
  const path = findPath(after, edit.id);
  const places = path ? listNodes(path) : [];
  const nodes = places.length;
  const node = edit.do === 'add-node' ? edit.node + 2 : edit.node + 1;
  if (edit.do === 'remove-node') return { code: 'edit_node_removed', parameters: { ...what, node, nodes } };
  const { x, y } = places[node - 1]?.at ?? { x: 0, y: 0 };
  const parameters = { ...what, node, nodes, x: toLength(x), y: toLength(y) };
  return { code: edit.do === 'add-node' ? 'edit_node_added' : 'edit_node_moved', parameters };
}

/** Which node of how many, counted from 1. */
function countNode(after: Drawing, { id, node }: { readonly id: string; readonly node: number }) {
  const path = findPath(after, id);
  return { node: node + 1, nodes: path ? listNodes(path).length : 0 };
}

function idsOf(edit: Edit): readonly string[] {
  if ('ids' in edit) return edit.ids;
  return 'id' in edit ? [edit.id] : [];
}

/** So many things are on one drawing and not on the other, or are another value there. */
export function countDifference(before: Drawing, after: Drawing) {
  const known = indexItems(before);
  const present = indexItems(after);
  const isSame = (item: Item) => {
    const other = known.get(item.id);
    return item === other || JSON.stringify(item) === JSON.stringify(other);
  };
  return {
    added: [...present.keys()].filter((id) => !known.has(id)).length,
    changed: [...present.values()].filter((item) => known.has(item.id) && !isSame(item)).length,
    removed: [...known.keys()].filter((id) => !present.has(id)).length,
  };
}

function indexItems(drawing: Drawing): ReadonlyMap<string, Item> {
  return new Map([...walk(drawing)].map(({ item }) => [item.id, item]));
}
