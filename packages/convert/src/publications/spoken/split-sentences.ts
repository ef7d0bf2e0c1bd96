/** Longer sentences are heard in parts. */
const MAX_SENTENCE = 1000;
/** Letters, numbers and signs such as + are heard, and marks between sentences are not. */
const WORDS = /[\p{L}\p{N}\p{S}]/u;
/** The number or the letter of an item, which is a part of its first sentence. */
const MARK = /^\s*\(?[\p{L}\p{N}]{1,4}[.):]{1,2}\s*$/u;

/** Returns the ends of the sentences of a text. Each has something to be heard, and the last end is that of the text. */
export function splitSentences(text: string, language: string): readonly number[] {
  if (!WORDS.test(text)) return [];
  const ends: number[] = [];
  let from = 0;
  for (const { index, segment } of openSegmenter(language).segment(text)) {
    const end = index + segment.length;
    const own = text.slice(from, end);
    if (end < text.length && (!WORDS.test(own) || MARK.test(own))) continue;
    if (!WORDS.test(own)) ends.pop();
    for (let at = from + MAX_SENTENCE; at < end; at += MAX_SENTENCE) {
      const blank = text.lastIndexOf(' ', at);
      const cut = blank > at - MAX_SENTENCE / 2 ? blank + 1 : at;
      if (WORDS.test(text.slice(ends.at(-1) ?? 0, cut)) && WORDS.test(text.slice(cut, end))) ends.push(cut);
    }
    ends.push(end);
    from = end;
  }
  return ends;
}

const segmenters = new Map<string, Intl.Segmenter>();

function openSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = createSegmenter(language);
  segmenters.set(language, made);
  return made;
}

/** A document may name a language that is not a tag of BCP 47. */
function createSegmenter(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'sentence' });
  }
}
