import type { BrailleText } from '@relievo/braille';
import { type Drawing, type Item, type Profile, placeLabels, walk } from '@relievo/graphic';

interface Label {
  readonly item: Item;
  readonly print: string;
  readonly braille: BrailleText;
  /** Its name stands in the key, and a sample of it beside. */
  readonly isInKey: boolean;
}

/** The drawing with a label beside its thing, on a lead line, or in the key; null where the sheet has no room. */
export function placeLabel(
  drawing: Drawing,
  { item, print, braille, isInKey }: Label,
  profile: Profile,
): Drawing | null {
  const id = freeId(drawing);
  const request = isInKey ? { id, print, sample: item.id } : { id, print, target: { item: item.id } };
  const placed = placeLabels(drawing, [request], profile, () => braille);
  return placed.keySheets.length > 0 ? null : joinLayers(drawing, placed.drawing);
}

/** A new layer of labels joins the one that there was before under the same name. */
function joinLayers(before: Drawing, after: Drawing): Drawing {
  const known = new Set(before.layers.map(({ id }) => id));
  const added = after.layers.filter(({ id }) => !known.has(id));
  const joined = new Set<string>();
  const layers = after.layers.map((layer) => {
    const more = added.filter(
      ({ id, name }) => id !== layer.id && name === layer.name && known.has(layer.id),
    );
    for (const { id } of more) joined.add(id);
    return more.length > 0
      ? { ...layer, items: [...layer.items, ...more.flatMap(({ items }) => items)] }
      : layer;
  });
  return { ...after, layers: layers.filter(({ id }) => !joined.has(id)) };
}

function freeId(drawing: Drawing): string {
  const taken = new Set([...walk(drawing)].map(({ item }) => item.id));
  let count = 1;
  while (taken.has(`label-${count}`)) count += 1;
  return `label-${count}`;
}
