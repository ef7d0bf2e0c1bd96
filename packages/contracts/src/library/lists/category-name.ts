import { characterCount } from '../../values/characters.ts';
import { CONTENT_LIMITS } from '../../values/limits.ts';

/** The category that an address names; what is longer than a category can be names none. */
export function categoryNamed(text: string): string {
  const name = text.trim();
  return characterCount(name) > CONTENT_LIMITS.category ? '' : name;
}
