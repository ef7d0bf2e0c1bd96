import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundChart } from '../packages/chart/src/index.ts';
import { importSource } from '../packages/convert/src/formats/import-source.ts';
import {
  type ChartFile,
  listChartFiles,
  listSeries,
  measureError,
} from '../packages/convert/src/formats/testing/known-charts.ts';
import { translator } from '../packages/convert/src/outputs/testing/translator.ts';
import { getProfile } from '../packages/graphic/src/index.ts';

/**
 * `npm run probe -- picture-charts [FROM] [TO]`: charts of known data that other programs drew are painted at 150 dpi
 * by librsvg and Poppler, and read from their pixels. Told is how many give a table, and how many values of it lie
 * within 2 % of their range.
 */
const DPI = 150;
const WITHIN = 0.02;
const files = listChartFiles().slice(Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1000));

interface Tally {
  charts: number;
  told: number;
  right: number;
}
const byKind = new Map<string, Tally>();
const byProgram = new Map<string, Tally>();

for (const one of files) {
  const { name, file, known } = one;
  const [chart, ...others] = await readPicture(one);
  const isTold = chart !== undefined && others.length === 0 && chart.type === known.kind;
  const error = isTold ? measure(one, chart) : Number.POSITIVE_INFINITY;
  const isRight = error <= WITHIN;
  for (const [map, key] of [
    [byKind, known.kind],
    [byProgram, file.split('.')[0] ?? file],
  ] as const) {
    const tally = map.get(key) ?? { charts: 0, told: 0, right: 0 };
    map.set(key, {
      charts: tally.charts + 1,
      told: tally.told + (chart ? 1 : 0),
      right: tally.right + (isRight ? 1 : 0),
    });
  }
  console.log(
    `${name} ${file} (${known.kind}): ${chart ? `${chart.type}, ${Number.isFinite(error) ? `off by ${(100 * error).toFixed(1)} % at most` : 'other series or names'}` : 'no table'}`,
  );
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

for (const map of [byKind, byProgram])
  for (const [key, { charts, told, right }] of map)
    console.log(
      `${key}: ${charts} charts, ${told} with a table, ${right} with every value within ${100 * WITHIN} %`,
    );
