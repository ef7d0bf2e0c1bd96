/** First letters of a description. */
export const PREVIEW = { label: 100, card: 120, row: 60 } as const;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Words longer than this are cut within. */
const LONGEST_WORD = 24;

/** The first so many characters of a text, to the end of a word, and a mark where something is left out. */
export function cutPreview(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const shown: string[] = [];
  for (const { segment } of graphemes.segment(trimmed)) {
    if (shown.length === length) return `${endAtWord(shown, segment)}…`;
    shown.push(segment);
  }
  return trimmed;
}

/** A language without spaces, and a word without an end in sight, are cut where the room ends. */
function endAtWord(shown: readonly string[], next: string): string {
  const isSpace = (segment: string) => segment.trim() === '';
  const last = isSpace(next) ? shown.length : shown.findLastIndex(isSpace);
  const isNear = last > 0 && shown.length - last <= LONGEST_WORD;
  return shown
    .slice(0, isNear ? last : shown.length)
    .join('')
    .trimEnd();
}
