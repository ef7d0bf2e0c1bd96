import { spawnSync } from 'node:child_process';
import { BRAILLE_CODE_IDS, BRAILLE_CODES } from '@relievo/braille';
import { expect, test } from 'vitest';
import { TABLES } from '../tables.ts';
import { findInstalledEngine } from '../testing/engines.ts';
import { createPhrases } from '../testing/phrases.ts';
import { createTranslator } from '../translator.ts';
import { createSystemEngine } from './engine.ts';
import type { Library } from './library.ts';

const PER_CODE = 220;

/** One process for each table: a line in, a line out. */
function runLouTranslate(table: string, texts: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('lou_translate', [`unicode.dis,${table}`], { input: `${texts.join('\n')}\n` });
  // Blanks come as the spaces that they were.
  return stdout
    .toString('utf8')
    .trimEnd()
    .replaceAll(/[ \u00a0]/g, '⠀')
    .split('\n');
}

test('lou_translate says the same of 2,000 texts in the language of each code', {
  tags: 'exhaustive',
}, () => {
  const translator = createTranslator(findInstalledEngine());
  let compared = 0;
  for (const id of BRAILLE_CODE_IDS) {
    const texts = createPhrases(BRAILLE_CODES[id].language, PER_CODE);
    const ours = translator.translate(texts, id);
    // What the table does not define it writes as an escape, and we never do.
    const known = texts.flatMap((text, i) => (ours[i]?.findings.length === 0 ? [i] : []));
    // Ours leaves marks of direction out, and writes a hyphen where the Greek table has no dash.
    const theirs = runLouTranslate(
      TABLES[id].system,
      known.map((i) =>
        (texts[i] ?? '').replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll('–', id === 'el-1' ? '-' : '–'),
      ),
    );
    expect(known.map((i) => [texts[i], ours[i]?.cells])).toEqual(
      known.map((i, at) => [texts[i], theirs[at]]),
    );
    compared += known.length;
  }
  expect(compared).toBeGreaterThanOrEqual(2_000);
});

function createLibrary(version: string, charSize = 4, tables: readonly string[] = ['en-ueb-g1']): Library {
  return {
    version,
    charSize,
    getTable: (list) => tables.some((table) => list.includes(table)) || null,
    translateString: (_, text, length, cells, written) => {
      cells.set(text);
      written[0] = length[0] ?? 0;
      return 1;
    },
  };
}

test('an installation that is missing, too old or without tables is not used', () => {
  const found = [null, createLibrary('3.23.0'), createLibrary('2.30.0'), createLibrary('3.24.0', 4, [])].map(
    createSystemEngine,
  );
  expect(found).toEqual([null, null, null, null]);
  expect(createSystemEngine(createLibrary('3.24.0'))?.name).toBe('liblouis 3.24.0');
  expect(createSystemEngine(createLibrary('4.0.1'))?.name).toBe('liblouis 4.0.1');
});

test('characters of two bytes and of four go in and come out', () => {
  for (const size of [2, 4])
    expect(createSystemEngine(createLibrary('3.24.0', size))?.translateLine('⠁⠃⣿', 'en-ueb-g1.ctb')).toBe(
      '⠁⠃⣿',
    );
});
