import type { Item } from '@relievo/graphic/model';
import { type ItemLook, writeItemMarkup } from './item-markup.ts';

interface Drawn {
  readonly items: readonly Item[];
  readonly look: ItemLook;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** What each place shows. */
const drawn = new WeakMap<Element, Drawn>();

/**
 * Shows these items in a place of the sheet, one element each. An item that did not change keeps its element. They are
 * written as markup, which a browser reads many times as quickly as it is told of each attribute: it holds checked values
 * alone, and the writer escapes them.
 */
export function drawItems(place: Element, items: readonly Item[], look: ItemLook): void {
  const before = drawn.get(place);
  drawn.set(place, { items, look });
  if (before?.look.braille !== look.braille || before.look.isFull !== look.isFull) {
    place.innerHTML = items.map((item) => writeItemMarkup(item, look)).join('');
    return;
  }
  const known = new Map(before.items.map((item, at) => [item, place.children[at]]));
  const wanted = items.map((item) => known.get(item) ?? createElement(item, look));
  const staying = new Set(wanted);
  for (const element of known.values()) if (element && !staying.has(element)) element.remove();
  for (const [at, element] of wanted.entries()) {
    const there = place.children[at] ?? null;
    if (there !== element) place.insertBefore(element, there);
  }
}

function createElement(item: Item, look: ItemLook): Element {
  const holder = document.createElementNS(NAMESPACE, 'g');
  holder.innerHTML = writeItemMarkup(item, look);
  const [element = holder] = holder.children;
  return element;
}
