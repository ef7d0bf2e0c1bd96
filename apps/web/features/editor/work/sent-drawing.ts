import type { Drawing, Item, Layer } from '@relievo/graphic/model';

/** A drawing on its way to a worker or back: what the other side has already is sent as its number. */
export interface SentDrawing {
  readonly about: Omit<Drawing, 'layers'>;
  readonly layers: readonly SentLayer[];
}

type SentLayer = Omit<Layer, 'items'> & { readonly items: readonly (Item | number)[] };

/** Numbers count the things of a drawing that both sides have. */
export function packAfter(before: Drawing | null, { layers, ...about }: Drawing): SentDrawing {
  const known = new Map(listItems(before).map((item, at) => [item, at]));
  const sent = layers.map(({ items, ...layer }) => ({
    ...layer,
    items: items.map((item) => known.get(item) ?? item),
  }));
  return { about, layers: sent };
}

export function unpackAfter(before: Drawing | null, { about, layers: sent }: SentDrawing): Drawing {
  const known = listItems(before);
  const layers = sent.map(({ items, ...layer }) => ({
    ...layer,
    items: items.flatMap((item) => (typeof item === 'number' ? (known[item] ?? []) : item)),
  }));
  return { ...about, layers };
}

function listItems(drawing: Drawing | null): readonly Item[] {
  return drawing?.layers.flatMap(({ items }) => items) ?? [];
}

/** Of thousands of objects a step changes a few: copying all of them each time would hold up who draws. */
export function createSender(): (drawing: Drawing) => SentDrawing {
  let before: Drawing | null = null;
  return (drawing) => {
    const sent = packAfter(before, drawing);
    before = drawing;
    return sent;
  };
}

/** The other end of it: what was sent last is what the numbers count. */
export function createReceiver(): (sent: SentDrawing) => Drawing {
  let before: Drawing | null = null;
  return (sent) => {
    before = unpackAfter(before, sent);
    return before;
  };
}
