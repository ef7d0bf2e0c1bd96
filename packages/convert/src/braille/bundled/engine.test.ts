import { describe, expect, test } from 'vitest';
import { agreement, BLOCKS_WITH_BRAILLE, definedCharacters, differences } from '../testing/compare.ts';
import { installedEngine } from '../testing/engines.ts';
import { mobyDick } from '../testing/moby-dick.ts';
import { translatorOf } from '../translator.ts';
import { newBuild } from './build.ts';
import { bundledEngine } from './engine.ts';

const ours = translatorOf(bundledEngine());
const system = translatorOf(installedEngine());

describe('with its supplement it writes Unified English Braille as the newest tables do', () => {
  test('every character that those define, and each of them alike', () => {
    for (const code of ['ueb-1', 'ueb-2']) {
      const characters = definedCharacters(system, code, BLOCKS_WITH_BRAILLE);
      expect(characters.length).toBeGreaterThan(900);
      expect(ours.translate(characters, code).flatMap(({ findings }) => findings)).toEqual([]);
      expect(differences(characters, code, ours, system)).toEqual([]);
    }
  });

  test('99.9 % of the words and 99.5 % of the lines of a novel; the probe compares all of it', () => {
    const sample = mobyDick().filter((_, i) => i % 20 === 0);
    for (const code of ['ueb-1', 'ueb-2']) {
      const { words, wordShare, lineShare } = agreement(sample, code, ours, system);
      expect(words).toBeGreaterThan(3_000);
      expect(wordShare).toBeGreaterThanOrEqual(0.999);
      expect(lineShare).toBeGreaterThanOrEqual(0.995);
    }
  });

  test('letters with accents keep their words together', () => {
    const words = ['Škoda', 'ŁÓDŹ', 'Brontë', 'Dvořák’s', 'Nguyễn', 'straße', 'x ⇒ y', 'a ∉ B', '3 ≮ 2'];
    const known = words.filter((word) => system.translate([word], 'ueb-2')[0]?.findings.length === 0);
    expect(known).toHaveLength(8);
    expect(differences(known, 'ueb-2', ours, system)).toEqual([]);
  });
});

test('German and French letters and signs that its tables lack are written as the newest ones do', () => {
  const german = ['Łódź', 'Dvořák', 'Škoda', 'Gdańsk', 'Đặng', 'Ÿ', 'Ņ', '5 €', 'und so …', '3 m²', '2³'];
  const french = ['España', 'Málaga', 'Köln', 'Àgueda', 'Lódz', 'Mún', 'Bärbel'];
  const known = german.filter((text) => system.translate([text], 'de-1')[0]?.findings.length === 0);
  expect(known.length).toBeGreaterThan(9);
  expect(differences(known, 'de-1', ours, system)).toEqual([]);
  expect(differences(french, 'fr-1', ours, system)).toEqual([]);
});

test('more tables than its memory holds at once are translated one after the other, again and again', () => {
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
  const engine = bundledEngine();
  const round = () => [...tables, ...more].map((table) => engine.translateLine('a b c', table));
  const first = round();
  expect(first.every((cells) => cells !== null)).toBe(true);
  expect(round()).toEqual(first);
});

test('a line that takes all of its memory is refused, and the next one is translated', () => {
  const engine = bundledEngine();
  expect(engine.translateLine('word '.repeat(60_000), 'en-ueb-g2.ctb')).toBeNull();
  expect(engine.translateLine('word', 'en-ueb-g2.ctb')).toBe('⠘⠺');
});

test('it leaves nothing behind: nothing that catches the faults of the program, nothing global', () => {
  const before = [process.listenerCount('uncaughtException'), Object.keys(globalThis)];
  newBuild();
  expect([process.listenerCount('uncaughtException'), Object.keys(globalThis)]).toEqual(before);
});
