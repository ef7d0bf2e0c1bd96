import { msg } from '@lingui/core/macro';
import type { BrailleText } from '@relievo/braille';
import {
  type Drawing,
  getProfile,
  type Item,
  mapItems,
  type Profile,
  type Script,
  type TextItem,
  walk,
} from '@relievo/graphic';
import { placeLabel, placeOnSheet } from '../../../lib/drawings/place-label.ts';
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
  if (!placed) throw createRoomError();
  editor.perform({ do: 'rewrite', why: 'labels', drawing: placed });
}

export async function rewriteText(editor: Editor, id: string, print: string): Promise<void> {
  const { language } = editor.store.get().history.drawing;
  const [braille = null] =
    print.trim() === '' ? [] : await client.drawings.translate({ language, texts: [print] });
  editor.perform({ do: 'write', id, print, braille });
}

/** The drawing that a text tells of: with braille for every text that has none, and its labels placed. */
export async function drawScript({ drawing, labels }: Script, profile: Profile): Promise<Drawing> {
  const bare = [...walk(drawing)].flatMap(({ item }) => (isBare(item) ? [item] : []));
  const prints = [...new Set([...bare, ...labels].map(({ print }) => print))];
  const cells = await translateAll(drawing.language, prints);
  const written = bare.length === 0 ? drawing : mapItems(drawing, (item) => withBraille(item, cells));
  const placed = placeOnSheet(written, labels, profile, cells);
  if (!placed) throw createRoomError();
  return placed;
}

async function translateAll(
  language: string,
  prints: readonly string[],
): Promise<ReadonlyMap<string, BrailleText>> {
  const cells = new Map<string, BrailleText>();
  for (let at = 0; at < prints.length; at += AT_ONCE) {
    const texts = prints.slice(at, at + AT_ONCE);
    const translated = await client.drawings.translate({ language, texts });
    for (const [index, braille] of translated.entries()) cells.set(texts[index] ?? '', braille);
  }
  return cells;
}

function withBraille(item: Item, cells: ReadonlyMap<string, BrailleText>): Item {
  const braille = isBare(item) ? cells.get(item.print) : undefined;
  return item.kind === 'text' && braille ? { ...item, braille } : item;
}

function isBare(item: Item): item is TextItem {
  return item.kind === 'text' && item.braille === null && item.print.trim() !== '';
}

function createRoomError(): ToldError {
  return new ToldError(
    i18n._(msg`There is no room for the key on this sheet. Move or delete something, then try again.`),
  );
}
