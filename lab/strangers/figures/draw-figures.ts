import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findProgram } from '../../../scripts/chromium.ts';
import { createRandom, type Random } from '../../shared/random.ts';
import type { FigureTruth } from '../../shared/truth.ts';
import { paintSvg, writePdfOfSvg } from '../paint.ts';
import { drawWithTikz } from './draw-with-tikz.ts';
import * as mathematics from './mathematics.ts';
import type { Figure } from './pen.ts';
import { photograph } from './photograph.ts';
import * as places from './places.ts';
import * as science from './science.ts';
import { saveTruth } from './truths.ts';

const FIGURES: Readonly<Record<string, (random: Random) => Figure>> = {
  triangle: mathematics.drawTriangle,
  circuit: science.drawCircuit,
  'number-line': mathematics.drawNumberLine,
  cell: science.drawCell,
  map: places.drawMap,
  clock: mathematics.drawClock,
  'water-cycle': science.drawWaterCycle,
  plane: mathematics.drawPlane,
  'food-chain': science.drawFoodChain,
  'floor-plan': places.drawFloorPlan,
  fractions: mathematics.drawFractions,
  thermometer: science.drawThermometer,
  pulley: science.drawPulley,
  venn: mathematics.drawVenn,
  lever: science.drawLever,
  plant: science.drawPlant,
  angle: mathematics.drawAngle,
  eye: science.drawEye,
  'time-line': places.drawTimeLine,
  flow: places.drawFlow,
  symmetry: places.drawSymmetry,
};
const DPI = 150;
/** The number of figures that are photographed from a printed sheet, and of those that TikZ draws. */
const PHOTOGRAPHS = 20;
const TIKZ = 20;
/** These packages have SVGs of other people, with few or no words. */
const FOREIGN = [
  { name: 'icon', files: 'bootstrap-icons/icons/*.svg', count: 12 },
  { name: 'flag', files: 'flag-icons/flags/4x3/*.svg', count: 8 },
] as const;

/** Draws figures with labels, each as SVG, as PDF, as PNG and as a page that was scanned. */
export function drawFigures(folder: string, count: number): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const names = Object.keys(FIGURES);
  const made = Array.from({ length: count }, (_, at) => {
    const form = names[at % names.length] ?? 'triangle';
    const random = createRandom(50_000 + at);
    const figure = FIGURES[form]?.(random);
    if (figure === undefined) throw new Error(`There is no figure named ${form}.`);
    const name = `${form}-${String(at).padStart(3, '0')}`;
    saveTruth(folder, {
      ...makeTruth(name, form, 'drawn'),
      words: figure.words,
      labels: figure.labels,
    });
    const path = join(folder, name);
    writeFileSync(`${path}.svg`, figure.svg);
    writePdfOfSvg(path);
    paintSvg(path, DPI);
    paintScan(path, random);
    if (at < PHOTOGRAPHS) photograph(`${path}-${DPI}.png`, path, at);
    return name;
  });
  return [
    `${made.length} figures`,
    exportWithDraw(
      folder,
      made.filter((_, at) => at % 4 === 0),
    ),
    drawWithTikz(folder, TIKZ),
    ...copyForeign(folder),
  ];
}

function makeTruth(name: string, form: string, style: string): FigureTruth {
  return { kind: 'figure', name, style, form, words: [], labels: [] };
}

/** Paints a page as from a scanner or a telephone: a little turned, unevenly lit, grainy, as JPEG. */
function paintScan(path: string, random: Random): void {
  const turn = random.between(-1.6, 1.6, 2);
  const size = execFileSync('convert', [`${path}-${DPI}.png`, '-format', '%wx%h', 'info:'], {
    encoding: 'utf8',
  });
  execFileSync('convert', [
    `${path}-${DPI}.png`,
    ...['(', '-size', size, `gradient:#ffffff-#${random.pick(['d8d4cc', 'c9c9cf', 'e2ddd0'])}`, ')'],
    ...['-compose', 'multiply', '-composite', '-background', '#d5d2ca', '-rotate', String(turn)],
    ...[
      '-seed',
      '7',
      '-attenuate',
      random.pick(['0.12', '0.2', '0.3']),
      '+noise',
      'Gaussian',
      '-blur',
      '0x0.6',
    ],
    ...['-quality', '72', `${path}-scan.jpg`],
  ]);
}

/** Opens the SVGs with LibreOffice Draw and exports what that makes of them. */
function exportWithDraw(folder: string, names: readonly string[]): string {
  const program = findProgram(['soffice']);
  if (program === undefined) return 'LibreOffice Draw was left out: it is not installed.';
  const copies = names.map((name) => {
    const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as FigureTruth;
    const copy = join(folder, `draw-${name}.fodg-source.svg`);
    writeFileSync(copy, readFileSync(join(folder, `${name}.svg`)));
    saveTruth(folder, { ...truth, name: `draw-${name}.fodg-source`, style: 'libreoffice-draw' });
    return copy;
  });
  const profile = `-env:UserInstallation=file://${join(folder, '.office')}`;
  execFileSync(program, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...copies], {
    stdio: 'ignore',
  });
  return `${names.length} of them exported by LibreOffice Draw`;
}

function copyForeign(folder: string): readonly string[] {
  return FOREIGN.map(({ name, files, count }) => {
    const packages = join(folder, '../node_modules');
    const found = existsSync(packages) ? globSync(files, { cwd: packages }).toSorted() : [];
    const wanted = Math.min(count, found.length);
    for (let at = 0; at < wanted; at += 1) {
      const file = found[Math.floor((at * found.length) / wanted)] ?? '';
      const own = `${name}-${basename(file, '.svg')}`;
      writeFileSync(join(folder, `${own}.svg`), readFileSync(join(packages, file)));
      saveTruth(folder, makeTruth(own, name, 'foreign'));
    }
    return wanted === 0
      ? `${name} was left out: ${files} is not installed beside the corpus.`
      : `${wanted} files of ${files}`;
  });
}
