import { markTypeform } from '@relievo/braille/typeforms';
import { describe, expect, test } from 'vitest';
import { ENGINES } from './testing/engines.ts';
import { createTranslator } from './translator.ts';

describe.each(ENGINES)('the liblouis %s', (_, open) => {
  const { translate } = createTranslator(open());
  const one = (text: string, table = 'ueb-2') => translate([text], table)[0]?.cells;

  test('a word, a letter and three words in a typeface get the indicators of Unified English Braille', () => {
    // Rules of Unified English Braille, 9.2 to 9.4: 2 for a word, 23 for a symbol, 2356 for three words or more.
    expect(one(`I ${markTypeform('can', 'italic')} go`)).toBe('⠠⠊⠀⠨⠂⠉⠀⠛');
    expect(one(`sa${markTypeform('t', 'bold')}`)).toBe('⠎⠁⠘⠆⠞');
    expect(one(`I ${markTypeform('can go to', 'underline')} it`)).toBe('⠠⠊⠀⠸⠶⠉⠀⠛⠀⠞⠕⠸⠄⠀⠭');
    expect(one(`I ${markTypeform('can go', 'italic')} to`)).toBe('⠠⠊⠀⠨⠂⠉⠀⠨⠂⠛⠀⠞⠕');
  });

  test('a table without signs for typefaces writes the words alone', () => {
    expect(one(markTypeform('mar', 'italic'), 'es-1')).toBe(one('mar', 'es-1'));
  });

  test('a character that the table does not have moves no typeface to its neighbours', () => {
    const marked = `Ａ日 ${markTypeform('can', 'italic')} go`;
    expect(one(marked)).toBe(`${one('Ａ日 ')}⠨⠂⠉⠀⠛`);
  });

  test('a long line in pieces keeps the typeface of each word', () => {
    const long = 'go '.repeat(900);
    expect(one(`${long}${markTypeform('can', 'bold')} go`)?.endsWith('⠛⠀⠘⠂⠉⠀⠛')).toBe(true);
  });
});
