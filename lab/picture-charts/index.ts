import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundChart } from '../../packages/chart/src/reading/index.ts';
import { importSource } from '../../packages/convert/src/formats/import-source.ts';
import {
  type ChartFile,
  judgeCells,
  listChartFiles,
  listSeries,
  measureError,
} from '../../packages/convert/src/formats/testing/known-charts.ts';
import { translator } from '../../packages/convert/src/outputs/testing/translator.ts';
import { getProfile } from '../../packages/graphic/src/profiles/index.ts';

/**
 * `npm run lab -- picture-charts [FROM] [TO]`: charts of known data that other programs drew are painted at 150 dpi
 * by librsvg and Poppler, and read from their pixels. Told is how many give a table, how many of all cells lie within
 * 2 % of their range, and how often those that are called certain and uncertain are right.
 */
const DPI = 150;
const WITHIN = 0.02;
const files = listChartFiles().slice(Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1000));

interface Tally {
  charts: number;
  told: number;
  right: number;
  /** Cells of all charts, also of those without a table. */
  cells: number;
  cellsRight: number;
}
const NOTHING: Tally = { charts: 0, told: 0, right: 0, cells: 0, cellsRight: 0 };
const calibration = { certain: { right: 0, all: 0 }, uncertain: { right: 0, all: 0 } };
const byKind = new Map<string, Tally>();
const byProgram = new Map<string, Tally>();

for (const one of files) {
  const { name, file, known } = one;
  const [chart, ...others] = await readPicture(one);
  const isTold = chart !== undefined && others.length === 0 && chart.type === known.kind;
  const error = isTold ? measure(one, chart) : Number.POSITIVE_INFINITY;
  const isRight = error <= WITHIN;
  const cells = known.rows.length * (known.rows[0]?.length ?? 0);
  const cellsRight = chart && others.length === 0 && chart.type === known.kind ? calibrate(one, chart) : 0;
  for (const [map, key] of [
    [byKind, known.kind],
    [byProgram, file.split('.')[0] ?? file],
  ] as const) {
    const tally = map.get(key) ?? NOTHING;
    map.set(key, {
      charts: tally.charts + 1,
      told: tally.told + (chart ? 1 : 0),
      right: tally.right + (isRight ? 1 : 0),
      cells: tally.cells + cells,
      cellsRight: tally.cellsRight + cellsRight,
    });
  }
  console.log(
    `${name} ${file} (${known.kind}): ${chart ? `${chart.type}, ${Number.isFinite(error) ? `off by ${(100 * error).toFixed(1)} % at most` : 'other series or names'}` : 'no table'}`,
  );
}

/** How many cells are right. */
function calibrate({ known }: ChartFile, { cells, unsure = [] }: FoundChart): number {
  let right = 0;
  for (const { row, column, off } of judgeCells(known, cells)) {
    const isUnsure = unsure.some((one) => one.row === row && one.column === column);
    const tally = calibration[isUnsure ? 'uncertain' : 'certain'];
    tally.all += 1;
    if (off > WITHIN) continue;
    tally.right += 1;
    right += 1;
  }
  return right;
}

async function readPicture(one: ChartFile): Promise<readonly FoundChart[]> {
  const bytes = paint(one);
  const read = await importSource(
    { name: 'chart.png', bytes },
    { profile: getProfile('swell-a4'), translate: translator.translate },
  );
  return read.ok ? (read.value.charts ?? []) : [];
}

function paint({ file, bytes }: ChartFile): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'picture-charts-'));
  try {
    const source = join(folder, file);
    writeFileSync(source, bytes);
    if (file.endsWith('.svg'))
      return execFileSync('rsvg-convert', [
        '-d',
        String(DPI),
        '-p',
        String(DPI),
        '-z',
        '1.5',
        '-b',
        'white',
        source,
      ]);
    execFileSync('pdftoppm', ['-png', '-r', String(DPI), '-singlefile', source, join(folder, 'page')]);
    return readFileSync(join(folder, 'page.png'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Infinite where its series or names are others. */
function measure({ known }: ChartFile, chart: FoundChart): number {
  const isSame =
    JSON.stringify(listSeries(known, chart.cells)) === JSON.stringify(listSeries(known, [known.header]));
  return isSame ? measureError(known, chart.cells) : Number.POSITIVE_INFINITY;
}

const total = [...byKind.values()].reduce(
  (sum, one) => ({
    charts: sum.charts + one.charts,
    told: sum.told + one.told,
    right: sum.right + one.right,
    cells: sum.cells + one.cells,
    cellsRight: sum.cellsRight + one.cellsRight,
  }),
  NOTHING,
);
for (const [key, { charts, told, right, cells, cellsRight }] of [
  ...byKind,
  ...byProgram,
  ['all', total] as const,
])
  console.log(
    `${key}: ${charts} charts, ${told} with a table, ${right} with every value within ${100 * WITHIN} %; cells right: ${writeShare(cellsRight, cells)}`,
  );
const { certain, uncertain } = calibration;
console.log(
  `of the cells that are called certain ${writeShare(certain.right, certain.all)} are right, of the uncertain ones ${writeShare(uncertain.right, uncertain.all)}`,
);

function writeShare(part: number, whole: number): string {
  return `${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)} %)` : ''}`;
}
