import type { LibraryFilterValue } from './filters.ts';

/** What the words of a search say about filters, and what is left of them to look for. */
export interface SmartQuery {
  readonly text: string;
  readonly difficultyLevel: LibraryFilterValue<'difficultyLevel'> | null;
  readonly contentType: LibraryFilterValue<'contentType'> | null;
  readonly category: string | null;
}

const LEVELS = {
  beginner: 'Beginner',
  easy: 'Beginner',
  advanced: 'Advanced',
  difficult: 'Advanced',
  intermediate: 'Intermediate',
} as const;
const CONTENT = {
  'lesson plan': 'lesson-plan',
  worksheet: 'worksheet',
  activity: 'worksheet',
  video: 'video',
  watch: 'video',
} as const;
const CATEGORIES = {
  math: 'Math',
  science: 'Science',
  history: 'History',
  english: 'English',
  art: 'Art',
  music: 'Music',
} as const;

/**
 * Keywords are whole words in any case; of two for the same filter the first counts. Where somebody took a filter
 * off, its value does not count any more, and the word stays one to look for.
 */
export function readSmartQuery(text: string, counts: (value: string) => boolean = () => true): SmartQuery {
  const counted = <Value extends string>(keywords: Readonly<Record<string, Value>>) => {
    const found = findKeyword(text, keywords);
    return found && counts(found.value) ? found : undefined;
  };
  const level = counted(LEVELS);
  const content = counted(CONTENT);
  const category = counted(CATEGORIES);
  const taken = [level, content, category].flatMap((found) => (found ? [found.keyword] : []));
  return {
    text: taken.reduce(dropKeyword, text).replaceAll(/\s+/gu, ' ').trim(),
    difficultyLevel: level?.value ?? null,
    contentType: content?.value ?? null,
    category: category?.value ?? null,
  };
}

/** Letters of any script end a word, so that `art` is not in `Mozart` and not in `artérias`. */
function wordOf(keyword: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${keyword.replace(' ', '\\s+')}(?![\\p{L}\\p{N}])`, 'iu');
}

function dropKeyword(text: string, keyword: string): string {
  return text.replace(wordOf(keyword), ' ');
}

function findKeyword<Value extends string>(
  text: string,
  keywords: Readonly<Record<string, Value>>,
): { readonly keyword: string; readonly value: Value } | undefined {
  const found = Object.entries(keywords).flatMap(([keyword, value]) => {
    const place = text.search(wordOf(keyword));
    return place < 0 ? [] : [{ keyword, value, place }];
  });
  return found.toSorted((a, b) => a.place - b.place)[0];
}
