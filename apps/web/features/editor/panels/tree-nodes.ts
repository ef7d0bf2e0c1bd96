import { callOf, kindOf, type ThingKind } from '@relievo/graphic/editing';
import type { Drawing, Item, Layer } from '@relievo/graphic/model';
import type { TreeNode } from '../../../ui/lists/tree.tsx';
import { countThings } from '../state/count-things.ts';

/** A layer of more objects than this begins closed, and its rows are made when it is opened. */
const MANY = 1000;
/** With more objects than this, rows are in the page only where they are seen. */
const LONG = 300;

export function isLayerFull({ items }: Layer): boolean {
  return items.length > MANY;
}

export function isTreeLong(drawing: Drawing): boolean {
  return countThings(drawing) > LONG;
}

export function nodeIdOf({ id }: Layer): string {
  return `layer ${id}`;
}

/** The rows that are open before anybody opened or closed one. */
export function listOpenAtFirst({ layers }: Drawing): ReadonlySet<string> {
  return new Set(layers.filter((layer) => !isLayerFull(layer)).map(nodeIdOf));
}

export interface NodeWords {
  readonly locale: string;
  readonly call: (kind: ThingKind, name: string) => string;
  readonly layer: (layer: Layer) => string;
  readonly hidden: string;
}

/** An object that did not change keeps its node, so that its row is not made anew; in another language all are. */
export type NodeMaker = (
  drawing: Drawing,
  open: ReadonlySet<string>,
  words: NodeWords,
) => readonly TreeNode[];

export function createNodeMaker(): NodeMaker {
  let made = new WeakMap<Item, TreeNode>();
  let last: {
    readonly drawing: Drawing;
    readonly open: ReadonlySet<string>;
    readonly nodes: readonly TreeNode[];
  } | null = null;
  let locale: string | null = null;
  return (drawing, open, words) => {
    if (words.locale !== locale) {
      made = new WeakMap();
      last = null;
      locale = words.locale;
    }
    if (last?.drawing !== drawing || last.open !== open)
      last = { drawing, open, nodes: drawing.layers.map((layer) => layerNode(layer, open, words, made)) };
    return last.nodes;
  };
}

function layerNode(
  layer: Layer,
  open: ReadonlySet<string>,
  words: NodeWords,
  made: WeakMap<Item, TreeNode>,
): TreeNode {
  const id = nodeIdOf(layer);
  const isWaiting = isLayerFull(layer) && !open.has(id);
  return {
    id,
    label: words.layer(layer),
    ...(layer.visible ? {} : { note: words.hidden }),
    isWaiting,
    children: isWaiting ? [] : layer.items.map((item) => itemNode(item, words, made)),
  };
}

function itemNode(item: Item, words: NodeWords, made: WeakMap<Item, TreeNode>): TreeNode {
  const before = made.get(item);
  if (before) return before;
  const node: TreeNode = {
    id: item.id,
    label: words.call(kindOf(item), callOf(item)),
    ...(item.kind === 'group' ? { children: item.items.map((inner) => itemNode(inner, words, made)) } : {}),
  };
  made.set(item, node);
  return node;
}
