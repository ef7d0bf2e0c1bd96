/** Numbers between 0 and 1 that are the same on every run. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The letters of English text, and how many of a thousand each is: an index of trigrams lives by their differences. */
const LETTERS =
  'e127 t91 a82 o75 i70 n67 s63 h61 r60 d43 l40 c28 u28 m24 w24 f22 g20 y20 p19 b15 v10 k8 j2 x2 q1 z1'
    .split(' ')
    .map((letter) => [letter.charAt(0), Number(letter.slice(1))] as const);
const SHARES = LETTERS.reduce((sum, [, share]) => sum + share, 0);

function findLetter(place: number): string {
  let left = place * SHARES;
  for (const [letter, share] of LETTERS) {
    left -= share;
    if (left < 0) return letter;
  }
  return 'z';
}

/** Words of seven letters: of one length and all different, so that none stands inside another. */
function makeWords(count: number): string[] {
  const random = createRandom(11);
  const words = new Set<string>();
  while (words.size < count) words.add(Array.from({ length: 7 }, () => findLetter(random())).join(''));
  return [...words];
}

const ALL = makeWords(4848);

/** Each stands in half of the rows, so that 39 % of all match and are public. */
export const COMMON = ALL.slice(0, 48);
/** Each stands in one row of a hundred, so that 0.75 % match and are public. */
export const RARE = ALL.slice(48, 2048);
/** Each stands in fifty public rows, however many rows there are. */
export const FIXED = ALL.slice(2048);
export const FIXED_HITS = 50;

/**
 * What can be asked for in place of a word, because it stands in no other. With these there are enough questions about
 * common words that none comes back while its answer is shared, so that what is measured is the search.
 */
export function partsOf(word: string): string[] {
  const others = ALL.filter((other) => other !== word).join(' ');
  const parts = [word, word.slice(1), word.slice(0, -1), word.slice(1, -1), word.slice(2), word.slice(0, -2)];
  return parts.filter((part) => !others.includes(part));
}

/** The more frequent pairs of letters first. */
export const PAIRS = LETTERS.flatMap(([one, often]) =>
  LETTERS.map(([other, share]) => ({ pair: one + other, often: often * share })),
)
  .toSorted((a, b) => b.often - a.often)
  .map(({ pair }) => pair);

const COMMON_SHARE = 0.509;
const RARE_SHARE = 0.0098;

/** The words of one row, in any order. */
export function chooseWords(random: () => number): string[] {
  const words = COMMON.filter(() => random() < COMMON_SHARE);
  // The gaps between rare words of a row are geometric: one number a word instead of a thousand a row.
  const gap = () => Math.floor(Math.log(1 - random()) / Math.log(1 - RARE_SHARE));
  for (let place = gap(); place < RARE.length; place += 1 + gap()) words.push(RARE[place] ?? '');
  return words.toSorted(() => random() - 0.5);
}
