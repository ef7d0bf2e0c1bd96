import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importDrafts } from '../../packages/convert/src/formats/import-drafts.ts';
import { openFile } from '../../packages/convert/src/formats/importers.ts';
import { compareInk } from '../../packages/convert/src/formats/testing/compare-ink.ts';
import { translator } from '../../packages/convert/src/outputs/testing/translator.ts';
import type { Drawing } from '../../packages/graphic/src/model/index.ts';
import { svg } from '../../packages/graphic/src/outputs/index.ts';
import { decodePng, type Picture } from '../../packages/graphic/src/png/index.ts';
import { getProfile } from '../../packages/graphic/src/profiles/index.ts';
import { readDrawing, writeDrawing } from '../../packages/graphic/src/svg/index.ts';

/**
 * `npm run lab -- svgs [200] [FOLDER]`: SVGs of npm packages are opened, made into the SVG for other programs, and
 * opened again. Less than 1 % of the pixels may differ, or what was not kept has to be said. Of a folder that is named,
 * so many of its own are taken, evenly from all.
 */
const COUNT = Number(process.argv[2] ?? 200);
const MOST_CHANGED = 0.01;
/** Notes that tell of nothing lost: of every foreign file, and of its place on the sheet. */
const LOSE_NOTHING = new Set(['not_our_file', 'sheet_size_changed', 'sheet_size_assumed']);
const PER_MM = 4;
/** So large an icon can be read by fingers. */
const ICON_MM = 120;
const FOLDER = process.argv[3];
const ROOT = join(import.meta.dirname, '../..');
const profile = getProfile('swell-a4');

interface Sample {
  readonly name: string;
  readonly svg: string;
}

/** All SVG files that packages bring, and icons of Lucide, evenly from the whole alphabet. */
async function collectSamples(): Promise<readonly Sample[]> {
  if (FOLDER) return collectFrom(FOLDER);
  const files = globSync(
    ['playwright-core', '@vitest/*', 'fastify', 'accessibility-checker-engine'].map(
      (name) => `node_modules/${name}/**/*.svg`,
    ),
    { cwd: ROOT },
  ).map((file) => ({ name: basename(file), svg: readFileSync(join(ROOT, file), 'utf8') }));
  const folder = join(ROOT, 'node_modules/lucide-react/dist/esm/icons');
  // Some files only give an icon another name.
  const icons = globSync('*.mjs', { cwd: folder })
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('__iconData = {'))
    .toSorted();
  const wanted = COUNT - files.length;
  const samples: Sample[] = [];
  for (let at = 0; at < wanted; at += 1) {
    const file = icons[Math.floor((at * icons.length) / wanted)] ?? '';
    const { __iconData: icon } = await import(pathToFileURL(join(folder, file)).href);
    samples.push({ name: file, svg: writeIcon(icon) });
  }
  return [...files, ...samples];
}

function collectFrom(folder: string): readonly Sample[] {
  const files = globSync('**/*.svg', { cwd: folder }).toSorted();
  const wanted = Math.min(COUNT, files.length);
  return Array.from({ length: wanted }, (_, at) => {
    const name = files[Math.floor((at * files.length) / wanted)] ?? '';
    return { name, svg: readFileSync(join(folder, name), 'utf8') };
  });
}

interface Icon {
  readonly size: number;
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

function writeIcon({ size, node }: Icon): string {
  const parts = node.map(([name, attributes]) => {
    const written = Object.entries(attributes)
      .filter(([key]) => key !== 'key')
      .map(([key, value]) => `${key}="${value}"`);
    return `<${name} ${written.join(' ')}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_MM}mm" height="${ICON_MM}mm" viewBox="0 0 ${size} ${size}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`;
}

interface Opened {
  readonly drawing: Drawing;
  readonly notes: readonly string[];
}

async function open(name: string, text: string): Promise<Opened | { readonly refused: string }> {
  const file = { name: name.endsWith('.svg') ? name : `${name}.svg`, bytes: new TextEncoder().encode(text) };
  const { sheet, braille } = profile;
  const { width, height, margin } = sheet;
  const read = await importDrafts(file, {
    profile,
    translate: translator.translate,
    sheet: { width, height, margins: { top: margin, right: margin, bottom: margin, left: margin }, braille },
  });
  if (!read.ok) return { refused: read.problems[0].code };
  const [draft] = read.value;
  if (!draft) throw new Error('Nothing came of it.');
  return { drawing: draft.source.drawing, notes: draft.changes.map(({ code }) => code) };
}

/** Where the file has its ink, at its own size, and where the drawing has it. */
async function compareWithFile({ name, svg: text }: Sample) {
  const bytes = new TextEncoder().encode(text);
  const opened = await openFile({ name: name.endsWith('.svg') ? name : `${name}.svg`, bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('It has no page.');
  const pages = await opened.value.importPages([1], {});
  const drawing = pages.ok ? pages.value[0]?.source.drawing : undefined;
  if (!drawing) throw new Error('Its page is no drawing.');
  return compareInk(bytes, drawing);
}

function exportSvg(drawing: Drawing): string {
  const made = svg.make({ drawing, description: drawing.description }, profile);
  if (!made.ok) throw new Error(made.problems[0].code);
  return new TextDecoder().decode(made.value.files[0].bytes);
}

function paint(text: string, { sheet }: Drawing): Picture {
  const options = ['-w', `${Math.round(sheet.width * PER_MM)}`, '-h', `${Math.round(sheet.height * PER_MM)}`];
  const png = execFileSync('rsvg-convert', [...options, '-b', 'white'], {
    input: text,
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const read = decodePng(Uint8Array.from(png));
  if (!read.ok) throw new Error(read.problems[0].code);
  return read.value;
}

/** The share of the pixels with ink in either that differ by more than half of the way from paper to ink. */
function shareChanged(one: Picture, other: Picture): number {
  if (one.data.length !== other.data.length) return 1;
  let [ink, changed] = [0, 0];
  for (let at = 0; at < one.data.length; at += one.channels) {
    const [a, b] = [one.data[at] ?? 255, other.data[at] ?? 255];
    if (Math.min(a, b) < 128) ink += 1;
    if (Math.abs(a - b) > 128) changed += 1;
  }
  return ink === 0 ? 0 : changed / ink;
}

const faults: string[] = [];
const counts = { same: 0, close: 0, told: 0, refused: 0 };
const told = new Map<string, number>();
let farthest = 0;
for (const sample of await collectSamples()) {
  try {
    const first = await open(sample.name, sample.svg);
    if ('refused' in first) {
      counts.refused += 1;
      told.set(first.refused, (told.get(first.refused) ?? 0) + 1);
      continue;
    }
    const own = readDrawing(writeDrawing(first.drawing));
    if (!own.ok || writeDrawing(own.value) !== writeDrawing(first.drawing))
      faults.push(`${sample.name}: the file of the drawing reads back as another one`);
    const { missing, added } = await compareWithFile(sample);
    const exported = exportSvg(first.drawing);
    const second = await open(sample.name, exported);
    if ('refused' in second) {
      if (first.notes.every((code) => LOSE_NOTHING.has(code)))
        faults.push(`${sample.name}: what was exported is refused: ${second.refused}`);
      else counts.told += 1;
      continue;
    }
    const changed = shareChanged(
      paint(exported, first.drawing),
      paint(exportSvg(second.drawing), second.drawing),
    );
    const notes = [...first.notes, ...second.notes].filter((code) => !LOSE_NOTHING.has(code));
    for (const note of notes) told.set(note, (told.get(note) ?? 0) + 1);
    const worst = Math.max(missing, added, changed);
    farthest = Math.max(farthest, notes.length > 0 ? 0 : worst);
    if (worst === 0) counts.same += 1;
    else if (worst < MOST_CHANGED) counts.close += 1;
    else if (notes.length > 0) counts.told += 1;
    else
      faults.push(
        `${sample.name}: ${percent(missing)} missing, ${percent(added)} added, ${percent(changed)} changed on the way back, and nothing is said`,
      );
  } catch (error) {
    faults.push(`${sample.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

console.log(
  [
    `${counts.same + counts.close + counts.told + counts.refused + faults.length} SVGs: ${counts.same} the same to the pixel, ${counts.close} within 1 %, ${counts.told} with what was not kept said, ${counts.refused} refused with a reason.`,
    `The farthest of those with nothing to say: ${percent(farthest)}.`,
    ...[...told].map(([code, count]) => `${String(count).padStart(5)}  ${code}`),
    ...faults,
    `${faults.length} faults`,
  ].join('\n'),
);
if (faults.length > 0) process.exitCode = 1;
