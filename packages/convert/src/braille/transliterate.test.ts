import { expect, test } from 'vitest';
import { ENGINES } from './testing/engines.ts';
import { createTranslator } from './translator.ts';
import { transliterateLetter } from './transliterate.ts';

test.each([
  ['Москва', 'Moskva'],
  ['Киев', 'Kiev'],
  ['Αθήνα', 'Athina'],
  ['Ł', null],
  ['東', null],
  ['😀', null],
])('%s is written %s', (word, written) => {
  const letters = [...word].map(transliterateLetter);
  expect(letters.includes(null) ? null : letters.join('')).toBe(written);
});

test.each(ENGINES)(
  'a name in another script is written in the letters of the code by the engine %s, which is told',
  (_, open) => {
    const { translate } = createTranslator(open());
    const [made] = translate(['Москва'], 'ueb-1');
    const [latin] = translate(['Moskva'], 'ueb-1');
    expect(made?.cells).toBe(latin?.cells);
    expect(made?.findings[0]).toEqual({
      code: 'character_transliterated',
      parameters: { table: latin?.table, character: 'М', written: 'M' },
    });
  },
);
