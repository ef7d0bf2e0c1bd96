import { countCharacters } from '../../values/characters.ts';
import { CONTENT_LIMITS } from '../../values/limits.ts';

/** The category that an address names; what is longer than a category can be names none. */
export function cutCategoryName(text: string): string {
  const name = text.trim();
  return countCharacters(name) > CONTENT_LIMITS.category ? '' : name;
}
