import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { encodePng } from '../../packages/graphic/src/png/index.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { runProgram } from '../shared/measure.ts';

/** What is converted, as programs of others write it. */
export interface Files {
  readonly page: string;
  readonly text: string;
  readonly map: string;
  readonly table: string;
  readonly document: string;
}

const PAGE = resolve(import.meta.dirname, '../fidelity/pdfs/map/cairo.pdf');
const WORDS =
  'the river brings water from the hills to the sea and every stone on its way becomes round'.split(' ');

export async function writeFiles(folder: string): Promise<Files> {
  mkdirSync(folder, { recursive: true });
  const [text, map] = [join(folder, 'text.pdf'), join(folder, 'map.pdf')];
  await printPages([
    [text, writeText()],
    [map, drawMap()],
  ]);
  const table = join(folder, 'table.csv');
  writeFileSync(table, `Day,Level\n${count(10_000, (at) => `${at},${levelAt(at)}`).join('\n')}\n`);
  return { page: PAGE, text, map, table, document: writeDocument(folder) };
}

function count<Made>(most: number, make: (at: number) => Made): readonly Made[] {
  return Array.from({ length: most }, (_, at) => make(at));
}

function levelAt(day: number): string {
  return (5 + 3 * Math.sin(day / 700)).toFixed(3);
}

/** The same in every run (a linear congruential generator, Knuth). */
function createChance(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Twenty pages of chapters. */
function writeText(): string {
  const chance = createChance();
  const paragraph = () => `<p>${count(90, () => WORDS[Math.floor(chance() * WORDS.length)]).join(' ')}.</p>`;
  const chapter = (at: number) => `<h2>Chapter ${at + 1}</h2>${count(4, paragraph).join('')}`;
  return `<style>@page{size:A4;margin:20mm}body{font:12pt/1.5 serif}h2{break-before:page}</style><h1>Rivers</h1>${count(19, chapter).join('')}`;
}

function drawMap(): string {
  const chance = createChance();
  const path = () => {
    const [x, y] = [5 + chance() * 190, 5 + chance() * 270];
    const near = (value: number) => (value + chance() * 8 - 4).toFixed(2);
    return `<path d="M${x.toFixed(2)} ${y.toFixed(2)}${count(4, () => `L${near(x)} ${near(y)}`).join('')}"/>`;
  };
  return `<style>@page{size:210mm 297mm;margin:5mm}</style><svg viewBox="0 0 200 280" style="width:190mm" fill="none" stroke="#334455" stroke-width="0.2">${count(10_000, path).join('')}</svg>`;
}

function writeDocument(folder: string): string {
  const picture = encodePng({
    width: 300,
    height: 200,
    channels: 3,
    data: new Uint8Array(300 * 200 * 3).fill(90),
  });
  writeFileSync(join(folder, 'picture.png'), picture);
  const parts = count(
    10,
    (at) => `## Step ${at + 1}\n\n${WORDS.join(' ')}.\n\n![Stones in step ${at + 1}](picture.png)\n`,
  );
  const [source, document] = [join(folder, 'document.md'), join(folder, 'document.docx')];
  writeFileSync(source, `# Stones\n\n${parts.join('\n')}`);
  runProgram('pandoc', [source, `--resource-path=${folder}`, '-o', document]);
  return document;
}

async function printPages(pages: readonly (readonly [path: string, content: string])[]): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('Chromium is needed: "npm run setup:system" installs it.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  for (const [path, content] of pages) {
    await page.setContent(content);
    await page.pdf({ path, preferCSSPageSize: true });
  }
  await browser.close();
}
