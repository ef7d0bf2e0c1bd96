import { BRAILLE_CODE_IDS, BRAILLE_CODES } from '@relievo/braille';
import { TABLES } from '@relievo/convert/braille';
import type { Difference } from '../../packages/convert/src/braille/testing/compare.ts';
import type { CaseAgreement, Comparison } from './compare.ts';

/** docs/braille.md: what does not change stands here, every figure comes from the comparison. */
export function writeBraillePage(comparison: Comparison, cases: readonly CaseAgreement[]): string {
  return `# Braille

Text becomes braille on the server and in the command line, never in the browser; what comes out is kept with the text: its cells, the engine and the table. So the preview and the file are the same cells, and \`packages/graphic\` needs no translator. This page is written by \`npm run lab -- braille\`, which compares the two engines in full; \`npm run test:all\` compares a sample.

## Two engines

| engine | when | what it is |
| --- | --- | --- |
| ${comparison.system} | where the system has liblouis 3.24 or newer | called in the process, without starting a program; a label takes about a tenth of a millisecond |
| ${comparison.bundled} | everywhere else | the same library of 2017 compiled to JavaScript, from npm, with tables of our own loaded after its own; a label takes about a third of a millisecond |

\`npm start\` says in one line which of them translates, and installs nothing. \`npm run setup:system\` and \`npm test\` install Debian's \`liblouis-bin\`, \`liblouis-data\` and \`liblouis20\` where they may.

## Codes

A text asks for a code, or for a table by its engine's own name (\`relievo braille "text" --table ueb-2\`). The same code is another file in each engine.

| code | what it is | ${comparison.system} | ${comparison.bundled} |
| --- | --- | --- | --- |
${BRAILLE_CODE_IDS.map((id) => `| \`${id}\` | ${BRAILLE_CODES[id].name} | ${TABLES[id].system} | ${TABLES[id].bundled ?? 'refused'} |`).join('\n')}

Formulas of a document are written in Unified English Braille by rules that are held against the examples of ICEB's Guidelines for Technical Material (2014): of 95 published cases of another translator, 86 are equal, 8 differ by a rule of style, and one is refused. Or they are in Nemeth code by rules that are held against examples of that code (1972): of 326 published cases of another translator, 322 are equal, one differs by a rule of the code, and three are refused. A formula in Nemeth code stands between the signs that open and close it within other braille. One with a sign that the code has nothing for, tables of several rows and columns, and formulas in texts of other languages are a line of characters such as (a+b)/2, written by the table, and a remark counts them.

## What a table cannot write

- A Cyrillic or Greek letter without cells, or a letter with a mark that the table lacks, is written in letters of about the same sound, and a finding says so. Any other character without cells is a finding that names it; a blank stands in its place, or nothing where it is a mark upon a letter. A name on a chart's sheet of which nothing is left is called by a number. liblouis itself writes an escape there and reports success. A sign that a table writes as a blank is named just so.
- Full-width and styled letters, ligatures and typographic quotation marks and dashes are written as what they are a form of, where a table has only that. Raised numbers and fractions never are: 2² is not 22.
- Joiners, marks of direction and byte order marks say nothing and are left out. Private use, control characters and halves of characters are always findings.
- A text that cannot be translated is an error with a code and a sentence: \`unknown_table\`, \`table_too_old\`, \`text_too_long\`, \`translation_failed\`, \`formula_unreadable\`. Nothing of its batch is made.
- Lines longer than 2,000 characters are translated in pieces that are cut at blanks. A passage of capitals or in italics that crosses such a cut is marked twice.
- Words of a document in italics, bold or underlined have the indicators of the table, by both engines (\`packages/convert/src/braille/typeforms.test.ts\`). The tables for Spanish and Italian have no such indicators, and write the words alone.

## English: how the two agree

The text is the first 61,939 words of *Moby-Dick*, word by word and as its 5,400 whole lines with quotations, dashes, numbers and headings. The tables of our own were written with the whole book at hand: of the 146,221 words that are not compared here, one differs (“enough);”) in contracted braille. On 127,648 words of the documentation of programs, which nothing was written for, 99.95 % are alike (November 2026); what differs there are names such as “readdir” and “basename”. Without our tables, the engine that comes along agreed on 99.0 % of the words and 90.1 % of the lines, and lacked 255 characters.

| code | words alike | lines alike | characters that ${comparison.system} defines | of these missing | of these different |
| --- | --- | --- | --- | --- | --- |
${comparison.english.map((each, i) => writeEnglishRow(each, comparison.characters[i])).join('\n')}

Characters include those that are forms of others. Every differing word:

${writeDiffering(comparison, 'differingWords')}

Every differing line:

${writeDiffering(comparison, 'differingLines')}

They differ in where a passage of capitals of three words or more begins; both are readable.

## Other languages: how the two agree

Not compared with a book, but with about ${comparison.languages[0]?.texts ?? 0} short texts each: names of countries, languages and currencies, dates, amounts and words in capitals, as Unicode's locale data has them, and in French, German and Spanish what stands on charts: numbers with units, ranges, signs of arithmetic, abbreviations.

| code | texts alike | characters of these texts that only ${comparison.system} writes |
| --- | --- | --- |
${comparison.languages.map(({ code, share, missing }) => `| \`${code}\` | ${formatPercent(share, 1)} | ${missing.join(' ') || 'none'} |`).join('\n')}

French and German have changed since 2017: the sign of a number stands before its brackets, capitals over a hyphen have one sign, German marks capitals no longer. Spellings of our own (\`bundled/spelling/\`) and tables of our own write them after the codes of 2008 and 2018, and Spanish its signs. On 20,000 words each of the dictionaries of Hunspell, chosen by chance, the two engines were alike in 100.0 % (Spanish), 99.7 % (French) and 99.4 % (German) before these were written; German words such as “Bistum” and “portieren” still differ, where letter groups meet over a seam of the word. What is still known to differ: phonetic letters in French, a minus that begins a line in German (liblouis writes a hyphen there).

Contracted French and German have changed too much: of the cases of liblouis for contracted German the tables of 2017 wrote 219 of 444 right. The engine that comes along refuses these two codes with a sentence that names \`npm run setup:system\`, and so it does with Polish, Greek, Russian, Hebrew and Arabic, whose tables of 2017 were not compared. With every other code than English, its output carries a finding that says that it may differ, and names the same command.

## liblouis's own cases

How many of the cases in liblouis's own tests (\`tests/braille-specs\`) each engine writes as expected. Counted on copies of these files by \`npm run lab -- braille FOLDER\`; cases that liblouis itself expects to fail, and those with print emphasis, are left out. The files are newer than liblouis 3.24 in parts, which is why it misses some. liblouis has no file for uncontracted Spanish (\`es-comp\` and \`es-g2\` are other codes): the texts above stand for it. Of its files for English three are not counted, the list of single signs, the dictionary of contracted words and the contractions of sections 10.1 to 10.7: every sign that liblouis defines, and the words of a book, are compared above.

| code | files | cases | ${comparison.system} | ${comparison.bundled} |
| --- | --- | --- | --- | --- |
${codesOf(cases)
  .map((code) =>
    writeCaseRow(
      code,
      cases.filter((each) => each.code === code),
    ),
  )
  .join('\n')}

At least 97 % of each is reached for with the engine that comes along.

## Pages

Headings stand centred, from cell 5 and from cell 7, paragraphs from cell 3, entries of a key from cell 1 with what runs over from cell 3 (forms of Braille Formats, 2016). A table has its columns beside each other where they fit and becomes steps where they do not; nothing is cut. A graphic stays whole. A heading is never the last thing on a page. The number has a line of its own, at the top or at the bottom, with the running head beside it from the second page on. A page has at least 12 cells in a line and 4 lines; what does not fit is refused before anything is written.

## What has not been verified

- No braille reader has proofread these pages yet, in any language.
- The forms follow public descriptions of Braille Formats; the text of 2016 was not at hand.
- Words that are divided at the end of a line: only a word that is longer than a line is, without a hyphen.
- The cells of our own tables follow the rulebooks where they could be read, and the newest tables of liblouis in all that a test compares.
`;
}

type English = Comparison['english'][number];
type Characters = Comparison['characters'][number];

function writeEnglishRow(
  { code, wordShare, lineShare }: English,
  characters: Characters | undefined,
): string {
  return `| \`${code}\` | ${formatPercent(wordShare, 3)} | ${formatPercent(lineShare, 2)} | ${characters?.defined ?? 0} | ${characters?.missing.join(' ') || 'none'} | ${characters?.different.join(' ') || 'none'} |`;
}

function codesOf(cases: readonly CaseAgreement[]): readonly CaseAgreement['code'][] {
  return [...new Set(cases.map(({ code }) => code))];
}

function writeCaseRow(code: string, files: readonly CaseAgreement[]): string {
  const sum = (which: 'cases' | 'system' | 'bundled') =>
    files.reduce((total, file) => total + file[which], 0);
  const share = (which: 'system' | 'bundled') =>
    `${sum(which)} (${formatPercent(sum(which) / sum('cases'), 1)})`;
  return `| \`${code}\` | ${files.map(({ file }) => file.replace('.yaml', '')).join(', ')} | ${sum('cases')} | ${share('system')} | ${share('bundled')} |`;
}

function formatPercent(share: number, digits: number): string {
  return `${(share * 100).toFixed(digits)} %`;
}

function writeDiffering(
  { english, system, bundled }: Comparison,
  which: 'differingWords' | 'differingLines',
): string {
  const rows = english.flatMap(({ code, [which]: all }) => all.map((one) => rowOf(code, one)));
  if (rows.length === 0) return 'None.';
  return [`| code | text | ${system} | ${bundled} |`, '| --- | --- | --- | --- |', ...rows].join('\n');
}

function rowOf(code: string, { text, ours, system }: Difference): string {
  return `| \`${code}\` | ${text} | ${system} | ${ours} |`;
}
