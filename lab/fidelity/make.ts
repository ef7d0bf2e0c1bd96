import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, findProgram } from '../../scripts/chromium.ts';
import { exportDocuments, printDocuments } from './documents.ts';
import { CHARTS, FOLDER, PDFS, SCENES } from './known.ts';
import { writeFodg } from './producers/fodg.ts';
import { writeGnuplot } from './producers/gnuplot.ts';
import { writeRValues } from './producers/r-values.ts';
import { writeChartPage, writeScenePage } from './producers/svg.ts';
import { writePgfplots, writeTikz } from './producers/tex.ts';

/** Has every program that is installed draw its pages anew, and tells which are missing. */
export async function makePdfs(): Promise<readonly string[]> {
  for (const name of [...Object.keys(SCENES), ...Object.keys(CHARTS)])
    mkdirSync(join(PDFS, name), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'relievo-fidelity-'));
  const missing: string[] = [];
  try {
    for (const { programs, draw } of PRODUCERS) {
      const paths = programs.map((one) => findProgram([one]));
      const known = paths.filter((path) => path !== undefined);
      if (known.length === paths.length) draw(folder, known);
      else missing.push(programs.join(' and '));
    }
    if (!(await printPages())) missing.push('Chromium');
  } finally {
    rmSync(folder, { recursive: true });
  }
  return missing;
}

interface Producer {
  readonly programs: readonly string[];
  readonly draw: (folder: string, paths: readonly string[]) => void;
}

const [SCENES_FILE, CHARTS_FILE] = [join(FOLDER, 'scenes.json'), join(FOLDER, 'charts.json')];

function script(name: string): string {
  return join(FOLDER, 'producers', name);
}

/** The Python of the system, to which it adds matplotlib and cairo. */
const PRODUCERS: readonly Producer[] = [
  {
    programs: ['python3'],
    draw: () => {
      execFileSync('/usr/bin/python3', [script('matplotlib_pages.py'), SCENES_FILE, CHARTS_FILE, PDFS]);
      execFileSync('/usr/bin/python3', [script('cairo_pages.py'), SCENES_FILE, PDFS]);
    },
  },
  {
    programs: ['Rscript'],
    draw: (folder, [program = '']) => {
      const values = join(folder, 'values.R');
      writeFileSync(values, writeRValues());
      execFileSync(program, [script('r.R'), values, PDFS]);
    },
  },
  {
    programs: ['gnuplot'],
    draw: (folder, [program = '']) => {
      for (const [name, chart] of Object.entries(CHARTS)) {
        const written = writeGnuplot(chart, join(PDFS, name, 'gnuplot.pdf'));
        if (written === null) continue;
        const path = join(folder, `${name}.gnuplot`);
        writeFileSync(path, written);
        execFileSync(program, [path]);
      }
    },
  },
  {
    programs: ['pdflatex'],
    draw: (folder, [program = '']) => {
      const pages = [
        ...Object.entries(SCENES).map(([name, scene]) => [name, writeTikz(scene)] as const),
        ...Object.entries(CHARTS).map(([name, chart]) => [name, writePgfplots(chart)] as const),
      ];
      for (const [name, page] of pages) {
        if (page === null) continue;
        writeFileSync(join(folder, `${name}.tex`), page);
        execFileSync(program, ['-interaction=batchmode', '-halt-on-error', `${name}.tex`], { cwd: folder });
        move(join(folder, `${name}.pdf`), name, 'tex');
      }
    },
  },
  {
    programs: ['soffice', 'python3'],
    draw: (folder, [program = '']) => {
      const office = join(folder, 'office');
      mkdirSync(office);
      for (const [name, scene] of Object.entries(SCENES))
        writeFileSync(join(office, `${name}.fodg`), writeFodg(scene));
      execFileSync('/usr/bin/python3', [script('workbooks.py'), CHARTS_FILE, office]);
      const names = [
        ...Object.keys(SCENES).map((one) => `${one}.fodg`),
        ...Object.keys(CHARTS).map((one) => `${one}.xlsx`),
      ];
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      execFileSync(program, [profile, '--headless', '--convert-to', 'pdf', ...names], { cwd: office });
      for (const name of [...Object.keys(SCENES), ...Object.keys(CHARTS)])
        move(join(office, `${name}.pdf`), name, 'libreoffice');
      exportDocuments(program, profile, office);
    },
  },
];

function move(from: string, name: string, producer: string): void {
  renameSync(from, join(PDFS, name, `${producer}.pdf`));
}

async function printPages(): Promise<boolean> {
  const executablePath = findChromium();
  if (executablePath === undefined) return false;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const pages = [
    ...Object.entries(SCENES).map(([name, scene]) => [name, writeScenePage(scene)] as const),
    ...Object.entries(CHARTS).map(([name, chart]) => [name, writeChartPage(chart)] as const),
  ];
  for (const [name, content] of pages) {
    await page.setContent(content);
    await page.pdf({
      path: join(PDFS, name, 'chromium.pdf'),
      preferCSSPageSize: true,
      printBackground: true,
    });
  }
  await printDocuments(browser);
  await browser.close();
  return true;
}
