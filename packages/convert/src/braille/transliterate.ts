/**
 * Letters of other scripts in the letters that every braille code has, sound by sound: Cyrillic after
 * ISO 9 and Greek after ELOT 743, both without marks on letters, which many tables lack.
 */
const SOUNDS: ReadonlyMap<string, string> = new Map([
  ...pairUp('абвгдезийклмнопрстуфхъыьэіїґ', 'a b v g d e z i j k l m n o p r s t u f h " y \' e i i g'),
  ...pairUp('ёжцчшщюяєў', 'jo zh c ch sh shch ju ja je u'),
  ...pairUp('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
]);

function pairUp(letters: string, sounds: string): readonly (readonly [string, string])[] {
  const list = sounds.split(' ');
  return Array.from(letters, (letter, index) => [letter, list[index] ?? ''] as const);
}

/** The letters for a letter of another script, or a letter without its marks; null where there are none. */
export function transliterateLetter(character: string): string | null {
  const small = character.toLowerCase();
  const bare = small.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const written = SOUNDS.get(small) ?? SOUNDS.get(bare) ?? (/^[a-z]$/.test(bare) ? bare : null);
  if (written === null) return null;
  return small === character ? written : written.charAt(0).toUpperCase() + written.slice(1);
}
