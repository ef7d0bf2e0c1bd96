import type { Request } from './load.ts';
import { CATEGORIES, LEVELS, TWO_LETTERS } from './rows.ts';
import { COMMON, FIXED, partsOf, RARE } from './words.ts';

/** What is asked, of us and of the floor, and by which name its true total is known. */
export interface Question {
  readonly ours: string;
  readonly floor: string;
  readonly key: string;
}

export interface Case {
  readonly name: string;
  readonly what: string;
  /** One question after the other. Words go round, so that one comes back only after all others. */
  readonly questions: readonly Question[];
  /** Beside what our time is put: the floor, or the search that facets belong to. */
  readonly beside: 'floor' | 'search';
  /** The most that the ratio should be at 100,000 rows, and what one may cost at ten times the rows. */
  readonly reach?: number;
  readonly growth: number;
  /** The p50 in milliseconds that a million rows may take, with ten who ask and with one. */
  readonly atMillion?: { readonly p50: number; readonly alone: number };
}

/** Nobody waits for words longer than this, rare or common. */
const SEARCH_AT_MILLION = { p50: 150, alone: 40 } as const;

/** The name of the true total of all, of case b, or of what holds a text. */
export const ALL = 'all';
export const FILTERED = 'filtered';
export const WANTED_LEVELS = LEVELS.slice(0, 2);
export const WANTED_CATEGORY = CATEGORIES[0] ?? '';

function askForNewest(offset: number): Question {
  return {
    ours: `/api/library/marketplace?offset=${offset}`,
    floor: `/newest?offset=${offset}`,
    key: ALL,
  };
}

const filtered: Question = {
  ours: `/api/library/marketplace?${new URLSearchParams({ category: WANTED_CATEGORY, 'difficultyLevel[0]': WANTED_LEVELS[0] ?? '', 'difficultyLevel[1]': WANTED_LEVELS[1] ?? '' }).toString()}`,
  floor: `/filtered?${new URLSearchParams([['category', WANTED_CATEGORY], ...WANTED_LEVELS.map((level) => ['level', level])]).toString()}`,
  key: FILTERED,
};

/** The total of a part of a word is that of the word. */
function askForText(searched: string, word = searched): Question {
  return {
    ours: `/api/library/search?search=${searched}`,
    floor: `/text?text=${searched}`,
    key: word,
  };
}

/** What the facets answer is put beside the search for the same word. */
function askForFacets(searched: string, word = searched): Question {
  return {
    ours: `/api/library/facets?list=search&search=${searched}`,
    floor: `/api/library/search?search=${searched}`,
    key: word,
  };
}

/** The same place of every word before the next, so that neighbours are not alike. */
const COMMON_PARTS = COMMON.flatMap((word) =>
  partsOf(word).map((part, place) => ({ word, part, place })),
).toSorted((a, b) => a.place - b.place);
function askForCommon(question: typeof askForText): Question[] {
  return COMMON_PARTS.map(({ word, part }) => question(part, word));
}

export const CASES: readonly Case[] = [
  {
    name: 'a',
    what: 'the newest page and its total',
    questions: [askForNewest(0)],
    beside: 'floor',
    reach: 0.2,
    growth: 3,
  },
  {
    name: 'b',
    what: 'two levels of one category',
    questions: [filtered],
    beside: 'floor',
    reach: 1.5,
    growth: 12,
  },
  {
    name: 'c',
    what: 'a rare word',
    questions: RARE.map((word) => askForText(word)),
    beside: 'floor',
    reach: 0.8,
    growth: 12,
    atMillion: SEARCH_AT_MILLION,
  },
  {
    name: 'c2',
    what: 'a common word',
    questions: askForCommon(askForText),
    beside: 'floor',
    reach: 2,
    growth: 12,
    atMillion: SEARCH_AT_MILLION,
  },
  {
    name: 'd',
    what: 'from row 50,000 on',
    questions: [askForNewest(50_000)],
    beside: 'floor',
    reach: 0.2,
    growth: 3,
  },
  {
    name: 'fixed',
    what: 'a word in fifty rows',
    questions: FIXED.map((word) => askForText(word)),
    beside: 'floor',
    growth: 3,
  },
  {
    name: 'two letters',
    what: 'two letters',
    questions: TWO_LETTERS.map((two) => askForText(two)),
    beside: 'floor',
    growth: 12,
    atMillion: SEARCH_AT_MILLION,
  },
  {
    name: 'facets c',
    what: 'facets of a rare word',
    questions: RARE.map((word) => askForFacets(word)),
    beside: 'search',
    reach: 2,
    growth: 12,
  },
  {
    name: 'facets c2',
    what: 'facets of a common word',
    questions: askForCommon(askForFacets),
    beside: 'search',
    growth: 12,
  },
];

export const KEYS = [...new Set(CASES.flatMap(({ questions }) => questions.map(({ key }) => key)))];

/** Signed-in people take turns with a guest. Guests come from many addresses, as behind a proxy. */
export function createAskers(
  cookies: readonly string[],
): () => { headers: Request['headers']; member: boolean } {
  let turn = 0;
  const members = MEMBERS;
  return () => {
    turn += 1;
    const person = Math.floor(turn / 2) % cookies.length;
    if (turn % 2 === 0) return { headers: { cookie: cookies[person] ?? '' }, member: person < members };
    const address = `10.${turn % 200}.${Math.floor(turn / 200) % 200}.7`;
    return { headers: { 'x-forwarded-for': address }, member: false };
  };
}

/** So many of the people belong to an organization with resources of its own, and see those as well. */
export const MEMBERS = 5;
