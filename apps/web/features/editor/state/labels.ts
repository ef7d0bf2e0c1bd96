import { msg } from '@lingui/core/macro';
import type { BrailleCodeId, BrailleText } from '@relievo/braille';
import type { Script } from '@relievo/graphic/editing/script';
import { type Drawing, type Item, mapItems, type TextItem, walk } from '@relievo/graphic/model';
import { getProfile, type Profile } from '@relievo/graphic/profiles';
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

/** Translates words into the braille of the drawing's language. */
export async function translateText(language: string, print: string): Promise<BrailleText | null> {
  return translateOne(language, undefined, print);
}

/** In the braille code that it has. */
export async function rewriteText(editor: Editor, { id, code }: TextItem, print: string): Promise<void> {
  const { language } = editor.store.get().history.drawing;
  const braille = await translateOne(language, code, print);
  editor.perform({ do: 'write', id, print, braille });
}

/** Another braille code for one text; that of the drawing's language where none is given. */
export async function recodeText(
  editor: Editor,
  { id, print }: TextItem,
  to: BrailleCodeId | undefined,
): Promise<void> {
  const { language } = editor.store.get().history.drawing;
  const braille = await translateOne(language, to, print);
  editor.perform({ do: 'set-code', id, to: to ?? null, braille });
}

/** The drawing that a text tells of: with braille for every text that has none, and its labels placed. */
export async function drawScript({ drawing, labels }: Script, profile: Profile): Promise<Drawing> {
  const { language } = drawing;
  const bare = [...walk(drawing)].flatMap(({ item }) => (isBare(item) ? [item] : []));
  const cells = new Map<BrailleCodeId | undefined, Cells>();
  for (const code of new Set([undefined, ...bare.map((text) => text.code)])) {
    const texts = [...bare.filter((text) => text.code === code), ...(code ? [] : labels)];
    cells.set(code, await translateAll(language, code, [...new Set(texts.map(({ print }) => print))]));
  }
  const written = bare.length === 0 ? drawing : mapItems(drawing, (item) => withBraille(item, cells));
  const placed = placeOnSheet(written, labels, profile, cells.get(undefined) ?? new Map());
  if (!placed) throw createRoomError();
  return placed;
}

type Cells = ReadonlyMap<string, BrailleText>;

async function translateOne(
  language: string,
  code: BrailleCodeId | undefined,
  print: string,
): Promise<BrailleText | null> {
  if (print.trim() === '') return null;
  return (await translateAll(language, code, [print])).get(print) ?? null;
}

async function translateAll(
  language: string,
  code: BrailleCodeId | undefined,
  prints: readonly string[],
): Promise<Cells> {
  const cells = new Map<string, BrailleText>();
  for (let at = 0; at < prints.length; at += AT_ONCE) {
    const texts = prints.slice(at, at + AT_ONCE);
    const translated = await client.drawings.translate({ language, texts, ...(code ? { code } : {}) });
    for (const [index, braille] of translated.entries()) cells.set(texts[index] ?? '', braille);
  }
  return cells;
}

function withBraille(item: Item, cells: ReadonlyMap<BrailleCodeId | undefined, Cells>): Item {
  if (!isBare(item)) return item;
  const braille = cells.get(item.code)?.get(item.print);
  return braille ? { ...item, braille } : item;
}

function isBare(item: Item): item is TextItem {
  return item.kind === 'text' && item.braille === null && item.print.trim() !== '';
}

function createRoomError(): ToldError {
  return new ToldError(
    i18n._(msg`There is no room for the key on this sheet. Move or delete something, then try again.`),
  );
}
