import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseAgreement, compareEngines, compareWithCases } from './compare.ts';
import { writeBraillePage } from './page.ts';

/**
 * `npm run lab -- braille` compares the two engines in full and writes docs/braille.md. With a folder of liblouis's
 * own cases (`npm run lab -- braille FOLDER`, tests/braille-specs of its source) it counts anew those that are in it.
 */
const KEPT = join(import.meta.dirname, 'cases.json');
const folder = process.argv[2];
const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as readonly CaseAgreement[];
const counted = folder === undefined ? [] : compareWithCases(folder);
const cases = [...kept.filter(({ file }) => !counted.some((each) => each.file === file)), ...counted].sort(
  (a, b) => a.code.localeCompare(b.code) || a.file.localeCompare(b.file),
);
writeFileSync(KEPT, `${JSON.stringify(cases, null, 2)}\n`);
const comparison = compareEngines();
writeFileSync(join(import.meta.dirname, '../../docs/braille.md'), writeBraillePage(comparison, cases));
for (const { file, code, cases: all, system, bundled } of cases)
  console.log(
    `${code}: of ${all} cases of ${file}, ${comparison.system} ${system}, ${comparison.bundled} ${bundled}`,
  );
for (const { code, words, wordShare, lineShare, differingWords } of comparison.english)
  console.log(
    `${code}: ${(wordShare * 100).toFixed(3)} % of ${words} words and ${(lineShare * 100).toFixed(2)} % of the lines as ${comparison.system}; ${differingWords.length} words differ`,
  );
for (const { code, defined, missing, different } of comparison.characters)
  console.log(`${code}: ${defined} characters, ${missing.length} missing, ${different.length} different`);
for (const { code, texts, share, missing } of comparison.languages)
  console.log(
    `${code}: ${(share * 100).toFixed(1)} % of ${texts} texts; missing ${missing.join(' ') || 'none'}`,
  );
