import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Pair, writeContactSheet } from './contact-sheet.ts';
import { convertFile } from './convert-file.ts';
import { type Case, listCases } from './corpus.ts';
import { examine } from './examine.ts';
import { type Judged, judge } from './judge.ts';
import { judgeReading, listCharts, type ReadingMark, rejectReading } from './judge-reading.ts';
import { rasterise } from './raster.ts';
import { readBrf } from './read-brf.ts';
import { writeReadingTable } from './reading-table.ts';
import { writeTables } from './tables.ts';
import { readLines } from './words.ts';

/**
 * `npm run lab -- sheets DIR [PATTERN] [MAX]`: converts the files of DIR, which `lab -- strangers` made, by the command
 * line, and marks each sheet as a transcriber would, from its pixels: dots are found in the page as it is printed and
 * read back by liblouis, so that nothing of the product judges itself. It needs pdftoppm, lou_translate, tesseract and
 * ImageMagick. It compares each chart that the command line recognises with the data of that chart, cell by cell.
 * PATTERN is a regular expression for file names. Marks and contact sheets are written to DIR/results/NAME.
 */
const [given, pattern = '', max = '100000'] = process.argv.slice(2);
if (given === undefined) {
  console.error('Say where the files are: npm run lab -- sheets DIR [PATTERN] [MAX]');
  process.exit(2);
}
const folder = resolve(given);
const results = join(folder, 'results', new Date().toISOString().slice(0, 16).replaceAll(':', ''));
mkdirSync(results, { recursive: true });
const EACH = 24;

interface Marked extends Case, Judged {
  readonly seconds: number;
  readonly reading: ReadingMark;
}

const marked: Marked[] = [];
let pairs: Pair[] = [];
const cases = listCases(folder)
  .filter(({ file }) => new RegExp(pattern).test(file))
  .slice(0, Number(max));
for (const one of cases) {
  const made = await convertFile(one.file, join(results, 'made', basename(one.file)));
  const sheets = made.sheets.flatMap((path) => rasterise(path)).map(examine);
  const texts = readLines(made.texts.flatMap(readBrf));
  const reading = judgeReading(one.truth, listCharts(made.report));
  const judged = judge(one.truth, sheets, {
    texts,
    messages: made.messages,
    reading: rejectReading(reading),
  });
  marked.push({ ...one, ...judged, reading, seconds: made.seconds });
  const why = judged.reasons.map(({ code }) => code).join(', ');
  console.log(
    `${judged.verdict.padEnd(6)} ${basename(one.file)}: ${judged.reasons.map(({ code, detail }) => `${code} (${detail.slice(0, 120)})`).join('; ')}`,
  );
  appendFileSync(
    join(results, 'marks.jsonl'),
    `${JSON.stringify({ file: basename(one.file), medium: one.medium, style: one.truth.style, form: one.truth.form, ...judged, reading, report: made.report })}\n`,
  );
  pairs.push({ file: one.file, sheet: made.sheets[0], caption: `${judged.verdict}: ${why}` });
  if (pairs.length === EACH) layOut();
}
if (pairs.length > 0) layOut();

function layOut(): void {
  writeContactSheet(
    pairs,
    join(results, `sheet-${String(Math.ceil(marked.length / EACH)).padStart(2, '0')}.png`),
  );
  pairs = [];
}

const tables = `${writeTables(marked)}\n\n${writeReadingTable(marked)}`;
writeFileSync(join(results, 'tables.txt'), tables);
console.log(`\n${tables}\nTo look at: ${results}`);
