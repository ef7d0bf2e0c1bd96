/** A text that has no room as it is: a code stands for it, where there is room for that. */
export interface KeyedLabel {
  readonly id: string;
  readonly print: string;
  /** Its braille, and that of its code; null where no code stands on the drawing. */
  readonly cells: string;
  readonly code: string | null;
}

/** Each name once, and without a code only where it has none anywhere. */
export function listKeyEntries(keyed: readonly KeyedLabel[]): readonly KeyedLabel[] {
  const entries = new Map<string, KeyedLabel>();
  for (const one of keyed) if (!entries.get(one.cells)?.code) entries.set(one.cells, one);
  return [...entries.values()];
}
