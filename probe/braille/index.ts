import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareEngines } from './compare.ts';
import { writeBraillePage } from './page.ts';

/** `npm run probe -- braille` compares the two engines in full and writes docs/braille.md. */
const comparison = compareEngines();
writeFileSync(join(import.meta.dirname, '../../docs/braille.md'), writeBraillePage(comparison));
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
