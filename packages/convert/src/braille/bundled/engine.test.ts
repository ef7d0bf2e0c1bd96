import { describe, expect, test } from 'vitest';
import {
  BLOCKS_WITH_BRAILLE,
  findDifferences,
  listDefinedCharacters,
  measureAgreement,
} from '../testing/compare.ts';
import { findInstalledEngine } from '../testing/engines.ts';
import { LABEL_TEXTS } from '../testing/label-texts.ts';
import { readMobyDick } from '../testing/moby-dick.ts';
import { createPhrases } from '../testing/phrases.ts';
import { createTranslator } from '../translator.ts';
import { createBuild } from './build.ts';
import { createBundledEngine } from './engine.ts';

const ours = createTranslator(createBundledEngine());
const system = createTranslator(findInstalledEngine());

describe('the bundled engine with its supplement writes Unified English Braille as the newest tables do', () => {
  test('every character that the newest tables define is written, and each of them alike', {
    tags: 'exhaustive',
  }, () => {
    for (const code of ['ueb-1', 'ueb-2']) {
      const characters = listDefinedCharacters(system, code, BLOCKS_WITH_BRAILLE);
      expect(characters.length).toBeGreaterThan(900);
      expect(ours.translate(characters, code).flatMap(({ findings }) => findings)).toEqual([]);
      expect(findDifferences(characters, code, ours, system)).toEqual([]);
    }
  });

  test('99.9 % of the words and 99.5 % of the lines of a novel are written alike; the probe compares all of it', () => {
    const sample = readMobyDick().filter((_, i) => i % 20 === 0);
    for (const code of ['ueb-1', 'ueb-2']) {
      const { words, wordShare, lineShare } = measureAgreement(sample, code, ours, system);
      expect(words).toBeGreaterThan(3_000);
      expect(wordShare).toBeGreaterThanOrEqual(0.999);
      expect(lineShare).toBeGreaterThanOrEqual(0.995);
    }
  });

  test('letters with accents keep their words together', () => {
    const words = ['Škoda', 'ŁÓDŹ', 'Brontë', 'Dvořák’s', 'Nguyễn', 'straße', 'x ⇒ y', 'a ∉ B', '3 ≮ 2'];
    const known = words.filter((word) => system.translate([word], 'ueb-2')[0]?.findings.length === 0);
    expect(known).toHaveLength(8);
    expect(findDifferences(known, 'ueb-2', ours, system)).toEqual([]);
  });
});

test('German and French letters and signs that the bundled tables lack are written as the newest tables write them', () => {
  const german = ['Łódź', 'Dvořák', 'Škoda', 'Gdańsk', 'Đặng', 'Ÿ', 'Ņ', '5 €', 'und so …', '3 m²', '2³'];
  const french = ['España', 'Málaga', 'Köln', 'Àgueda', 'Lódz', 'Mún', 'Bärbel'];
  const known = german.filter((text) => system.translate([text], 'de-1')[0]?.findings.length === 0);
  expect(known.length).toBeGreaterThan(9);
  expect(findDifferences(known, 'de-1', ours, system)).toEqual([]);
  expect(findDifferences(french, 'fr-1', ours, system)).toEqual([]);
});

describe('the bundled engine follows the codes of today', () => {
  test.each([
    // Code braille français uniformisé, 2008.
    ['fr-1', '1 2 3', '⠠⠡⠀⠠⠣⠀⠠⠩'],
    ['fr-1', '2 + 2 = 4', '⠠⠣⠀⠠⠖⠀⠠⠣⠀⠠⠶⠀⠠⠹'],
    ['fr-1', '(-2)', '⠠⠦⠤⠣⠴'],
    ['fr-1', 'HCl', '⠨⠨⠓⠉⠠⠄⠇'],
    ['fr-1', 'SAINT-ÉTIENNE', '⠨⠨⠎⠁⠊⠝⠞⠤⠿⠞⠊⠑⠝⠝⠑'],
    ['fr-1', "L'Europe, d’Artagnan", '⠨⠇⠄⠨⠑⠥⠗⠕⠏⠑⠂⠀⠙⠄⠨⠁⠗⠞⠁⠛⠝⠁⠝'],
    // System der deutschen Brailleschrift, 2018.
    ['de-1', 'USA', '⠥⠎⠁'],
    ['de-1', 'ÖSTERREICH', '⠪⠾⠑⠗⠗⠩⠹'],
    ['de-1', 'Anteil (45 %)', '⠁⠝⠞⠩⠇⠀⠶⠼⠙⠑⠼⠚⠴⠠⠶'],
    ['de-1', '§ 4', '⠬⠼⠙'],
    ['de-1', '{a}', '⠐⠷⠁⠐⠷'],
    ['de-1', "im Sommer '45", '⠊⠍⠀⠎⠕⠍⠍⠑⠗⠀⠼⠠⠙⠑'],
    ['de-1', 'um .75', '⠥⠍⠀⠼⠄⠛⠑'],
    ['de-1', '12:30', '⠼⠁⠃⠈⠒⠉⠚'],
    // Documento técnico B 2, Comisión Braille Española.
    ['es-1', '¡Hola!', '⠖⠨⠓⠕⠇⠁⠖'],
    ['es-1', '½', '⠼⠂⠃'],
  ])('in %s “%s” is %s', (code, text, cells) => {
    expect(ours.translate([text], code)[0]?.cells).toBe(cells);
  });

  test.each([
    ['ueb-1', 'en'],
    ['ueb-2', 'en'],
    ['fr-1', 'fr'],
    ['de-1', 'de'],
    ['es-1', 'es'],
  ])('in %s 97 % of the texts of labels are written as the newest tables write them', (code, language) => {
    const labels = LABEL_TEXTS[language] ?? [];
    expect(labels.length).toBeGreaterThan(25);
    for (const texts of [labels, createPhrases(language, 500)]) {
      const differing = findDifferences(texts, code, ours, system);
      expect(differing.length / new Set(texts).size).toBeLessThanOrEqual(0.03);
    }
  });
});

test('more tables than the memory of the engine holds at once are translated one after the other, again and again', {
  tags: 'exhaustive',
}, () => {
  const tables = [
    'en-ueb-g2.ctb',
    'de-de-g2.ctb',
    'Fr-Fr-g2.ctb',
    'hu-hu-g2.ctb',
    'da-dk-g26.ctb',
    'ko-g2.ctb',
  ];
  const more = [
    'zh-tw.ctb',
    'zh-hk.ctb',
    'en-us-g2.ctb',
    'es-g1.ctb',
    'ru.ctb',
    'no-no-g3.ctb',
    'pt-pt-g2.ctb',
  ];
  const engine = createBundledEngine();
  const round = () => [...tables, ...more].map((table) => engine.translateLine('a b c', table));
  const first = round();
  expect(first.every((cells) => cells !== null)).toBe(true);
  expect(round()).toEqual(first);
});

test('a line that takes all memory of the engine is refused, and the next one is translated', () => {
  const engine = createBundledEngine();
  expect(engine.translateLine('word '.repeat(60_000), 'en-ueb-g2.ctb')).toBeNull();
  expect(engine.translateLine('word', 'en-ueb-g2.ctb')).toBe('⠘⠺');
});

test('the engine leaves nothing behind: nothing that catches the faults of the program, nothing global', () => {
  const before = [process.listenerCount('uncaughtException'), Object.keys(globalThis)];
  createBuild();
  expect([process.listenerCount('uncaughtException'), Object.keys(globalThis)]).toEqual(before);
});
