import { countCharacters } from '../../values/characters.ts';

/** So much of a search counts; what is longer finds nothing that this does not find. */
export const SEARCH_LENGTH = 500;

/** Autocomplete, suggestions and the history begin at so many characters. */
export const SHORTEST_SEARCH = 2;

/** Characters are whole ones, here as in the database: a picture character is one. */
export function isLongEnough(search: string): boolean {
  return countCharacters(search.trim()) >= SHORTEST_SEARCH;
}

/** What is searched for: without what cannot be seen, spaces at its ends or twice, and cut to what counts. */
export function searchText(typed: string): string {
  const seen = typed.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ');
  return firstOf(seen.replaceAll(/\s+/gu, ' ').trim()).trim();
}

/** Whole characters: a cut between the halves of a pair would leave something that is no text. */
function firstOf(text: string): string {
  return text.length <= SEARCH_LENGTH
    ? text
    : [...text.slice(0, 2 * SEARCH_LENGTH)].slice(0, SEARCH_LENGTH).join('');
}
