import { LIBRARY_FILTERS, readSmartQuery } from '@relievo/contracts/library/lists';

/**
 * What the address of a search says: its words as they were typed, and the filters that some of them name. A subject is
 * found in categories too.
 */
export function searchQueryOf(words: string): Readonly<Record<string, string>> {
  const { difficultyLevel, contentType, category } = readSmartQuery(words);
  const isSubject = LIBRARY_FILTERS.subject.some((subject) => subject === category);
  return {
    q: words.trim(),
    ...(category ? { [isSubject ? 'subject' : 'category']: category } : {}),
    ...(contentType ? { type: contentType } : {}),
    ...(difficultyLevel ? { difficulty: difficultyLevel } : {}),
  };
}
