import type { BrailleText } from '@relievo/braille';
import { type LabelRequest, placeLabels } from '@relievo/graphic/labels';
import type { Drawing, Item } from '@relievo/graphic/model';
import { freeLabelIds } from '@relievo/graphic/operations';
import type { Profile } from '@relievo/graphic/profiles';

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
  const id = freeLabelIds(drawing)();
  const request = isInKey ? { id, print, sample: item.id } : { id, print, target: { item: item.id } };
  return placeOnSheet(drawing, [request], profile, new Map([[print, braille]]));
}

/** The drawing with all of these labels and one key for them; null where its sheet has no room for the key. */
export function placeOnSheet(
  drawing: Drawing,
  labels: readonly LabelRequest[],
  profile: Profile,
  cells: ReadonlyMap<string, BrailleText>,
): Drawing | null {
  if (labels.length === 0) return drawing;
  const placed = placeLabels(drawing, labels, profile, (print) => cells.get(print) ?? NO_CELLS);
  return placed.keySheets.length > 0 ? null : joinLayers(drawing, placed.drawing);
}

/** What nobody translated stands there in print. */
const NO_CELLS: BrailleText = { cells: '', engine: 'letters', table: 'ueb-uncontracted' };

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
