import { BRAILLE_CODE_IDS, BrailleError, isCell } from '@relievo/braille';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words/testing/words-of.ts';
import { createBundledEngine } from './bundled/engine.ts';
import { ENGINES, findInstalledEngine } from './testing/engines.ts';
import { createTranslator, MOST_CHARACTERS } from './translator.ts';

describe.each(ENGINES)('the liblouis %s', (_, open) => {
  const translator = createTranslator(open());
  const one = (text: string, table = 'ueb-2') => {
    const [translation] = translator.translate([text], table);
    if (!translation) throw new Error('Nothing came back.');
    return translation;
  };
  const refusal = (texts: readonly string[], table: string): BrailleError => {
    try {
      translator.translate(texts, table);
    } catch (error) {
      if (error instanceof BrailleError) return error;
      throw error;
    }
    throw new Error('It was translated.');
  };

  test('every translation names its cells, the engine and the table', () => {
    expect(one('The children, 12 of them')).toEqual({
      cells: '⠠⠮⠀⠡⠝⠂⠀⠼⠁⠃⠀⠷⠀⠮⠍',
      engine: translator.engine,
      table: 'en-ueb-g2.ctb',
      findings: [],
    });
    expect(translator.engine).toMatch(/^liblouis(-build)? \d+\.\d+/);
  });

  test('codes of seven languages are translated, each by its own table', () => {
    const codes = ['ueb-1', 'fr-1', 'es-1', 'de-1', 'it-1', 'pt-1', 'pt-2', 'nl-1'];
    expect(codes.map((code) => one('und', code).cells)).toEqual(codes.map(() => '⠥⠝⠙'));
  });

  test('a batch is returned in its order, the empty text and lines of a text included', () => {
    const cells = translator.translate(['b', '', 'a\r\nc\n\nd', 'b'], 'ueb-1').map((each) => each.cells);
    expect(cells).toEqual(['⠃', '', '⠁\n⠉\n\n⠙', '⠃']);
  });

  test('a character that the table does not define is named, and a blank stands in its place', () => {
    const { cells, findings } = one('snow ☃ man ☃', 'ueb-1');
    expect(cells).toBe('⠎⠝⠕⠺⠀⠀⠀⠍⠁⠝⠀⠀');
    expect(findings).toEqual([
      { code: 'character_undefined', parameters: { table: 'en-ueb-g1.ctb', character: '☃' } },
    ]);
    expect(findings.map(wordsOf)).toEqual([
      'The braille table en-ueb-g1.ctb has no cells for “☃” (U+2603): write it in words, or choose another table.',
    ]);
  });

  test('scripts may be mixed: what one table cannot write is named letter by letter, right-to-left too', () => {
    const { cells, findings } = one('one שלום two', 'ueb-1');
    expect(cells).toBe('⠕⠝⠑⠀⠀⠀⠀⠀⠀⠞⠺⠕');
    expect(
      findings.flatMap(({ parameters }) => ('character' in parameters ? parameters.character : [])).join(''),
    ).toBe('שלום');
  });

  test('half a character, private use and control characters are findings that do not repeat them', () => {
    const { findings } = one('a\ud800b\ue020c\u0007', 'ueb-1');
    expect(findings.map((finding) => wordsOf(finding).replace(/.*cells for (.*): .*/, '$1'))).toEqual([
      'U+D800',
      'U+E020',
      'U+0007',
    ]);
  });

  test('another form of a known character is that character; a mark without cells leaves its letter', () => {
    expect(one('Ａ１', 'ueb-1')).toMatchObject({ cells: one('A1', 'ueb-1').cells, findings: [] });
    expect(one('l’acqua', 'it-1')).toMatchObject({ cells: one("l'acqua", 'it-1').cells });
    expect(one('a\u0489b', 'ueb-1')).toMatchObject({
      cells: '⠁⠃',
      findings: [{ parameters: { character: '\u0489' } }],
    });
  });

  test('joiners and signs of direction leave no cells and no finding', () => {
    expect(one('\ufeffwo\u200drd\u200f\u2060', 'ueb-1')).toMatchObject({ cells: '⠺⠕⠗⠙', findings: [] });
  });

  test('braille in a text stays as it is', () => {
    expect(one('⣿⣿⣿', 'ueb-1')).toMatchObject({ cells: '⣿⣿⣿', findings: [] });
  });

  test('100,000 characters are translated whole, with blanks and without', { tags: 'exhaustive' }, () => {
    const sentence = 'The whale is a fish. ';
    const long = sentence.repeat(5_000);
    const cells = one(sentence, 'ueb-1').cells;
    expect(one(long, 'ueb-1').cells).toBe(cells.repeat(5_000));
    expect(one('x'.repeat(100_000), 'ueb-1').cells).toBe('⠭'.repeat(100_000));
  });

  test('a table that does not exist is refused in one sentence, and so is every path', () => {
    for (const table of ['nope.ctb', 'ueb-3', '', '/etc/passwd', '../unicode.dis', 'en-ueb-g1.ctb,nope.ctb'])
      expect(refusal(['a'], table).code).toBe('unknown_table');
    expect(wordsOf(refusal(['a'], 'nope.ctb'))).toBe(
      `There is no braille table “nope.ctb” here. Choose a code such as ueb-2 or de-1, or a table of ${translator.engine} such as en-ueb-g2.ctb.`,
    );
  });

  test('more text than a long book is refused before any of it is translated', () => {
    expect(refusal(['x'.repeat(MOST_CHARACTERS), 'y'], 'ueb-1').code).toBe('text_too_long');
  });

  test('any text at all becomes cells and line feeds, or is refused', { tags: 'exhaustive' }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('ueb-2', 'de-1', 'fr-1', 'it-1'),
        (text, code) => {
          const { cells } = one(text, code);
          expect(Array.from(cells).every((each) => isCell(each) || each === '\n')).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('an engine that fails or answers with anything but cells is an error, never raw text', () => {
  for (const answer of [null, 'raw', '⠁\\x2603']) {
    const engine = {
      kind: 'system',
      name: 'liblouis 9',
      has: () => true,
      translateLine: () => answer,
    } as const;
    expect(() => createTranslator(engine).translate(['x'], 'ueb-2')).toThrowError(
      expect.objectContaining({
        code: 'translation_failed',
        parameters: { engine: 'liblouis 9', text: answer === null ? 'x' : ' ', table: 'en-ueb-g2.ctb' },
      }),
    );
  }
});

test('a sign that the table writes as a blank is named too, not lost', () => {
  const translateLine = (line: string): string => line.replaceAll('m', '⠍').replaceAll('²', '⠀');
  const translator = createTranslator({
    kind: 'bundled',
    name: 'liblouis 1',
    has: () => true,
    translateLine,
  });
  const [translation] = translator.translate(['m²'], 'de-1');
  expect(translation?.findings.at(-1)).toMatchObject({ parameters: { character: '²' } });
});

test('a translation is remembered and not asked for again', () => {
  const asked: string[] = [];
  const translateLine = (line: string): string => {
    asked.push(line);
    return '⠁';
  };
  const translator = createTranslator({ kind: 'system', name: 'liblouis 9', has: () => true, translateLine });
  translator.translate(['one', 'two', 'one'], 'ueb-2');
  translator.translate(['two', 'three'], 'en-ueb-g2.ctb');
  expect(asked.filter((line) => line.length > 1)).toEqual(['one', 'two', 'three']);
});

describe('where only the engine that comes along is there', () => {
  const translator = createTranslator(createBundledEngine());

  test.each([
    ['de-2', 'German, contracted'],
    ['fr-2', 'French, contracted'],
    ['pl-1', 'Polish, uncontracted'],
    ['ar-1', 'Arabic, uncontracted'],
  ])('%s is refused with what to do, since much of it may be wrong', (code, name) => {
    const refused = expect.objectContaining({
      code: 'table_too_old',
      parameters: { code: name, engine: translator.engine },
    });
    expect(() => translator.translate(['und'], code)).toThrowError(refused);
    const error = new BrailleError('table_too_old', { code: name, engine: translator.engine });
    expect(wordsOf(error)).toContain(`${name} is not written by ${translator.engine}`);
    expect(wordsOf(error)).toContain('npm run setup:system');
  });

  test('a code whose table is of 2017 carries a finding that names the command, and English has none', () => {
    const findingsOf = (code: string) => translator.translate(['und'], code)[0]?.findings ?? [];
    for (const code of ['fr-1', 'es-1', 'de-1', 'it-1', 'pt-1', 'pt-2', 'nl-1']) {
      expect(findingsOf(code)).toMatchObject([{ code: 'braille_may_differ' }]);
      expect(findingsOf(code).map(wordsOf).join(' ')).toContain('npm run setup:system');
    }
    expect([...findingsOf('ueb-1'), ...findingsOf('ueb-2')]).toEqual([]);
  });
});

test('the liblouis of the system writes every code, and says of none that it may differ', () => {
  const translator = createTranslator(findInstalledEngine());
  for (const code of BRAILLE_CODE_IDS) expect(translator.translate(['und'], code)[0]?.findings).toEqual([]);
});

/** The cells of each letter as the alphabets of UNESCO's World Braille Usage (2013) have them. */
const ALPHABETS = {
  'pl-1': ['ąbćdęłńóśźż', '⠡⠃⠩⠙⠱⠣⠹⠬⠪⠮⠯'],
  'el-1': ['αβγδεζηθικλμνξοπρσςτυφχψω', '⠁⠃⠛⠙⠑⠵⠜⠹⠊⠅⠇⠍⠝⠭⠕⠏⠗⠎⠎⠞⠽⠋⠓⠯⠚'],
  'ru-1': ['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', '⠁⠃⠺⠛⠙⠑⠡⠚⠵⠊⠯⠅⠇⠍⠝⠕⠏⠗⠎⠞⠥⠋⠓⠉⠟⠱⠭⠷⠮⠾⠪⠳⠫'],
  'he-1': ['אגדהוזחטילמנסעצקר', '⠁⠛⠙⠓⠺⠵⠭⠞⠚⠇⠍⠝⠎⠫⠮⠟⠗'],
  'ar-1': ['ابتثجحخدذرزسشصضطظعغفقكلمنهوي', '⠁⠃⠞⠹⠚⠱⠭⠙⠮⠗⠵⠎⠩⠯⠫⠾⠿⠷⠣⠋⠟⠅⠇⠍⠝⠓⠺⠊'],
} as const;

test.each(Object.entries(ALPHABETS))(
  'the letters of %s have the cells of its alphabet',
  (code, [letters, cells]) => {
    const translator = createTranslator(findInstalledEngine());
    const written = translator.translate([...letters], code).map((each) => each.cells);
    expect(written).toEqual([...cells]);
  },
);

test('a Greek question and a pause have their signs, in whichever of two ways they are written', () => {
  const translator = createTranslator(findInstalledEngine());
  for (const text of ['τι; τι·', 'τι\u037e τι\u0387'])
    expect(translator.translate([text], 'el-1')).toMatchObject([{ cells: '⠞⠊⠢⠀⠞⠊⠆', findings: [] }]);
});

test('a character that a table uses for itself alone is named, and the rest of the text is written', () => {
  const translator = createTranslator(findInstalledEngine());
  const [translation] = translator.translate(['ab ╥'], 'de-1');
  expect(translation).toMatchObject({ cells: '⠁⠃⠀⠀', findings: [{ parameters: { character: '╥' } }] });
});
