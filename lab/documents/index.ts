import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareRuns, type Results } from './compare.ts';
import { type Judged, judgeFile, saveJudged } from './judging/judge-file.ts';
import { makeCorpus } from './makers/make-corpus.ts';
import { PACKAGES } from './makers/packages.ts';
import { sumMarks, writeFailures, writeTable, writeWorst } from './report.ts';
import { listTruths } from './truths/list-truths.ts';

/**
 * `npm run lab -- documents [PATTERN] [BEFORE]`: makes documents of known structure with third-party programs, opens each as the
 * command line does, and compares what it became with the truth. PATTERN is a regular expression for names of files.
 * BEFORE is the results.json of another run, with which this one is compared.
 * The files are made once, in .cache/documents/files. Marks, failures and sums are written to .cache/documents/results/TIME.
 * It needs Pandoc, LibreOffice, pdfTeX, groff, WeasyPrint, python3-docx, python3-reportlab, img2pdf, ImageMagick, poppler
 * and Chromium, and packages of npm in .cache/documents. A maker whose programs are not installed is left out with a sentence.
 */
const [pattern = '', before] = process.argv.slice(2);
const folder = resolve(import.meta.dirname, '../../.cache/documents');
const WORST = 15;
mkdirSync(folder, { recursive: true });

const { files, left } = await makeCorpus(folder, listTruths());
for (const line of left) console.log(line);
if (left.some((line) => line.includes('Cannot find module')))
  console.log(`The packages are installed with npm install --prefix ${folder} ${PACKAGES}`);

const chosen = files.filter(({ path }) => new RegExp(pattern).test(path.split('/').at(-1) ?? ''));
const results = join(folder, 'results', new Date().toISOString().slice(0, 16).replaceAll(':', ''));
mkdirSync(join(results, 'files'), { recursive: true });
const judged: Judged[] = [];
for (const [at, file] of chosen.entries()) {
  const one = await judgeFile(file);
  judged.push(one);
  saveJudged(join(results, 'files'), one);
  process.stderr.write(
    `${at + 1} of ${chosen.length}: ${file.path.split('/').at(-1)}, ${one.seconds.toFixed(1)} s\n`,
  );
}

console.log(writeTable(judged));
console.log(`\nThe worst files\n${writeWorst(judged, WORST)}`);
const failures = writeFailures(judged);
writeFileSync(join(results, 'failures.md'), failures);
const figures: Results & Readonly<Record<string, unknown>> = {
  sums: sumMarks(judged),
  files: judged.map(({ file, hasDocument, marks, codes, seconds }) => ({
    file: file.path.split('/').at(-1) ?? '',
    maker: file.maker,
    medium: file.medium,
    hasDocument,
    seconds: Number(seconds.toFixed(2)),
    codes,
    marks: marks.map(({ class: kind, right, of }) => ({ class: kind, right, of })),
  })),
};
writeFileSync(join(results, 'results.json'), JSON.stringify(figures, null, 1));
if (before !== undefined)
  console.log(`\n${compareRuns(JSON.parse(readFileSync(resolve(before), 'utf8')) as Results, figures)}`);
console.log(`\nMarks and failures are in ${results}`);
