import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Class } from '../classes.ts';
import { isRightToLeft, isSlides, type Job, type Maker, type Tools } from './maker.ts';

const DPI = '300';
const LOST: readonly Class[] = ['alternatives', 'charts', 'formulas', 'marks', 'notes'];

/** Pages as a scanner sees them: grey, a little noisy and 0.3 degrees turned. */
export const SCAN_MAKERS: readonly Maker[] = [
  scan('scan-chromium', 'chromium-tagged', [
    'worksheet-weather',
    'exam-reading',
    'table-spans',
    'french-bread',
    'worksheet-vocabulary',
  ]),
  scan('scan-libreoffice', 'libreoffice-pdf', [
    'chapter-volcano',
    'poem-river',
    'boxes-recipe',
    'worksheet-sums',
  ]),
  scan('scan-pdftex', 'pdftex', ['chapter-rome', 'columns-bees', 'exam-biology', 'science-chemistry']),
];

function scan(id: string, from: string, names: readonly string[]): Maker {
  return {
    id,
    producer: 'scan',
    medium: 'scan',
    ending: 'pdf',
    without: from === 'libreoffice-pdf' ? [...LOST, 'print pages'] : LOST,
    from,
    ...(from !== 'libreoffice-pdf' && { numbersPages: true as const }),
    suits: (truth) => names.includes(truth.name) && !isSlides(truth) && !isRightToLeft(truth),
    make: (jobs, tools) => {
      for (const job of jobs) scanPages(job, tools);
    },
  };
}

function scanPages({ truth, from, out }: Job, { run, scratch }: Tools): void {
  const prefix = join(scratch, truth.name);
  run('pdftoppm', ['-r', DPI, '-gray', '-png', from, prefix]);
  const pages = readdirSync(scratch)
    .filter((file) => file.startsWith(`${truth.name}-`) && file.endsWith('.png'))
    .toSorted();
  const scanned = pages.map((file) => {
    const picture = join(scratch, `${file}.jpg`);
    run('convert', [
      join(scratch, file),
      ...['-background', 'white', '-rotate', '0.3', '-attenuate', '0.15', '-seed', '7', '+noise', 'Gaussian'],
      ...['-colorspace', 'Gray', '-quality', '85', '-density', DPI, '-units', 'PixelsPerInch', picture],
    ]);
    return picture;
  });
  run('img2pdf', ['--output', out, '--pagesize', 'A4', ...scanned]);
}
