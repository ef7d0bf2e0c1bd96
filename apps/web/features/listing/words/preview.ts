/** First letters of a description. */
export const PREVIEW = { label: 100, card: 120, row: 60 } as const;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first so many characters of a text, whole ones, and a mark where something is left out. */
export function cutPreview(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const shown: string[] = [];
  for (const { segment } of graphemes.segment(trimmed)) {
    if (shown.length === length) return `${shown.join('').trimEnd()}…`;
    shown.push(segment);
  }
  return trimmed;
}
