import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addAll } from '@relievo/words';
import { findProgram } from '../../../scripts/chromium.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { ChartTruth } from '../../shared/truth.ts';
import { paintPdf, writeSvgOfPdf } from '../paint.ts';
import { writeGnuplotBody } from '../styles/gnuplot.ts';
import { FONTS, PALETTES } from '../styles/look.ts';
import { writePgfplotsPage } from '../styles/pgfplots.ts';
import { writeRJob } from '../styles/r-job.ts';
import { drawInBrowser } from './draw-in-browser.ts';

const STYLES_FOLDER = join(import.meta.dirname, '../styles');
/** The Python of the system, to which Debian adds matplotlib and openpyxl. */
const PYTHON = '/usr/bin/python3';

/** Draws each chart by the program of its style, and returns a sentence for each style that could not be drawn. */
export async function drawCharts(folder: string, truths: readonly ChartTruth[]): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const left: string[] = [];
  const inBrowser: ChartTruth[] = [];
  for (const [style, charts] of groupBy(truths, ({ style }) => style)) {
    const draw = DRAWN_BY_PROGRAMS[style];
    if (draw === undefined) addAll(inBrowser, charts);
    else
      try {
        draw(folder, charts);
      } catch (error) {
        left.push(
          `${style} was left out: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        );
        continue;
      }
    if (draw !== undefined) saveTruths(folder, charts);
  }
  saveTruths(folder, inBrowser);
  return [...left, ...(await drawInBrowser(folder, inBrowser))];
}

function saveTruths(folder: string, charts: readonly ChartTruth[]): void {
  for (const truth of charts)
    writeFileSync(join(folder, `${truth.name}.json`), `${JSON.stringify(truth, null, 1)}\n`);
}

const DRAWN_BY_PROGRAMS: Readonly<Record<string, (folder: string, charts: readonly ChartTruth[]) => void>> = {
  matplotlib: (folder, charts) => drawWithMatplotlib(folder, charts, 'default'),
  ggplot: (folder, charts) => drawWithMatplotlib(folder, charts, 'ggplot'),
  gnuplot: (folder, charts) => {
    for (const truth of charts) drawWithGnuplot(folder, truth);
  },
  r: (folder, charts) => {
    for (const truth of charts) {
      const job = join(folder, `${truth.name}.job.R`);
      writeFileSync(job, writeRJob(truth, colorsOf(truth), listFiles(folder, truth.name)));
      run(findInstalled('Rscript'), [join(STYLES_FOLDER, 'chart.R'), job]);
    }
  },
  calc: (folder, charts) => {
    const jobs = charts.map((truth) => ({
      truth,
      colors: colorsOf(truth),
      xlsx: join(folder, `${truth.name}.xlsx`),
    }));
    run(PYTHON, [join(STYLES_FOLDER, 'workbook_chart.py'), writeJobs(folder, 'calc', jobs)]);
    const profile = `-env:UserInstallation=file://${join(folder, '.office')}`;
    const books = jobs.map(({ xlsx }) => xlsx);
    run(findInstalled('soffice'), [
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...books,
    ]);
    for (const { name } of charts) paintPdf(join(folder, name), [96, 200]);
  },
  pgfplots: (folder, charts) => {
    for (const truth of charts) {
      writeFileSync(join(folder, `${truth.name}.tex`), writePgfplotsPage(truth, colorsOf(truth)));
      run(
        findInstalled('pdflatex'),
        ['-interaction=batchmode', '-halt-on-error', `${truth.name}.tex`],
        folder,
      );
      paintPdf(join(folder, truth.name), [96, 200]);
      writeSvgOfPdf(join(folder, truth.name));
    }
  },
};

function drawWithMatplotlib(folder: string, charts: readonly ChartTruth[], sheet: string): void {
  const jobs = charts.map((truth) => ({
    truth,
    colors: colorsOf(truth),
    sheet,
    ...listFiles(folder, truth.name),
  }));
  run(PYTHON, [join(STYLES_FOLDER, 'matplotlib_chart.py'), writeJobs(folder, sheet, jobs)]);
}

function drawWithGnuplot(folder: string, truth: ChartTruth): void {
  const { width, height } = truth.look;
  const files = listFiles(folder, truth.name);
  const font = (FONTS[truth.look.font] ?? '').split(',')[0];
  const body = writeGnuplotBody(truth, colorsOf(truth));
  const terminals = [
    [`svg size ${width},${height} font "${font},13"`, files.svg],
    [`pdfcairo size ${width / 96}in,${height / 96}in font "${font},9"`, files.pdf],
    [`pngcairo size ${width},${height} font "${font},9"`, files.png96],
    [
      `pngcairo size ${Math.round((width * 200) / 96)},${Math.round((height * 200) / 96)} font "${font},9" fontscale 2.08`,
      files.png200,
    ],
  ];
  for (const [terminal, file] of terminals) {
    const path = join(folder, `${truth.name}.plt`);
    writeFileSync(path, `set terminal ${terminal}\nset output "${file}"\n${body}`);
    run(findInstalled('gnuplot'), [path]);
  }
}

function colorsOf({ look }: ChartTruth): readonly string[] {
  return PALETTES[look.palette] ?? [];
}

function listFiles(folder: string, name: string) {
  const path = join(folder, name);
  return { svg: `${path}.svg`, pdf: `${path}.pdf`, png96: `${path}-96.png`, png200: `${path}-200.png` };
}

function writeJobs(folder: string, name: string, jobs: unknown): string {
  const path = join(folder, `.${name}.jobs.json`);
  writeFileSync(path, JSON.stringify(jobs));
  return path;
}

function findInstalled(name: string): string {
  const path = findProgram([name]);
  if (path === undefined) throw new Error(`${name} is not installed.`);
  return path;
}

function run(program: string, words: readonly string[], cwd?: string): void {
  execFileSync(program, words, { cwd, stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1 << 26 });
}
