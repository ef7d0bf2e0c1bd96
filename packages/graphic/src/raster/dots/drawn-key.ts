import type { TextItem } from '../../model/drawing.ts';
import type { KeyedLabel } from './keyed-label.ts';

type BrailleItem = TextItem & { readonly braille: NonNullable<TextItem['braille']> };

interface Entry {
  /** In the cells of the sheet. */
  readonly code: string;
  readonly words: BrailleItem;
}

/** The key that a drawing has on its own sheet: codes that name labels, and the words for them. */
export interface DrawnKey {
  /** By the ids of both. */
  readonly entryOf: (id: string) => Entry | undefined;
  /** A label is keyed by its words where it is itself a code, or a code would stand for a code. */
  readonly inWords: (label: KeyedLabel) => KeyedLabel;
}

export function readDrawnKey(texts: readonly BrailleItem[]): DrawnKey {
  const inKey = new Map(texts.filter(({ role }) => role === 'key').map((text) => [text.id, text]));
  const entries = new Map<string, Entry>();
  const byCode = new Map<string, Entry>();
  for (const text of inKey.values()) {
    const words = text.labels === undefined ? undefined : inKey.get(text.labels);
    if (!words) continue;
    const entry = { code: text.braille.cells, words };
    entries.set(text.id, entry).set(words.id, entry);
    byCode.set(entry.code, entry);
  }
  return {
    entryOf: (id) => entries.get(id),
    inWords: (label) => {
      const entry = byCode.get(label.cells);
      return entry ? { ...label, print: entry.words.print, cells: entry.words.braille.cells } : label;
    },
  };
}

/** A line of the key that has no room on the drawing stands on the pages of the key as it is. */
export function toKeyPage({ id }: TextItem, { code, words }: Entry): KeyedLabel {
  return { id, print: words.print, cells: words.braille.cells, code };
}
