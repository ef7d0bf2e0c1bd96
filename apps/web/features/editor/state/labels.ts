import { msg } from '@lingui/core/macro';
import { type Drawing, getProfile, type Item, mapItems, type TextItem, walk } from '@relievo/graphic';
import { placeLabel } from '../../../lib/drawings/place-label.ts';
import { client } from '../../../lib/server/client.ts';
import { ToldError } from '../../../lib/server/told-error.ts';
import { i18n } from '../../../lib/words/i18n.ts';
import type { Editor } from './editor.ts';

/** So many texts are translated at once. */
const AT_ONCE = 200;

/** A label in braille, placed with its clearances: beside its thing, on a lead line, or in the key. */
export async function labelItem(editor: Editor, item: Item, print: string, isInKey: boolean): Promise<void> {
  const { drawing } = editor.store.get().history;
  const [braille] = await client.drawings.translate({ language: drawing.language, texts: [print] });
  const now = editor.store.get();
  if (!braille) return;
  const { drawing: latest } = now.history;
  const placed = placeLabel(latest, { item, print, braille, isInKey }, getProfile(now.profileId));
  if (!placed)
    throw new ToldError(
      i18n._(msg`There is no room for the key on this sheet. Move or delete something, then try again.`),
    );
  editor.perform({ do: 'rewrite', why: 'labels', drawing: placed });
}

export async function rewriteText(editor: Editor, id: string, print: string): Promise<void> {
  const { language } = editor.store.get().history.drawing;
  const [braille = null] =
    print.trim() === '' ? [] : await client.drawings.translate({ language, texts: [print] });
  editor.perform({ do: 'write', id, print, braille });
}

/** The drawing with braille for every text that has none. */
export async function withBraille(drawing: Drawing): Promise<Drawing> {
  const bare = [...walk(drawing)].flatMap(({ item }) => (isBare(item) ? [item] : []));
  if (bare.length === 0) return drawing;
  const cells = new Map<string, TextItem['braille']>();
  for (let at = 0; at < bare.length; at += AT_ONCE) {
    const part = bare.slice(at, at + AT_ONCE);
    const texts = part.map(({ print }) => print);
    const translated = await client.drawings.translate({ language: drawing.language, texts });
    for (const [index, { id }] of part.entries()) cells.set(id, translated[index] ?? null);
  }
  return mapItems(drawing, (item) => {
    const braille = cells.get(item.id);
    return item.kind === 'text' && braille ? { ...item, braille } : item;
  });
}

function isBare(item: Item): item is TextItem {
  return item.kind === 'text' && item.braille === null && item.print.trim() !== '';
}
