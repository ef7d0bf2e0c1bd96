import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createFromTemplate, createRectangle, perform, writeDrawing } from '../packages/graphic/src/index.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { startProcess } from '../scripts/testing/product-process.ts';

/**
 * `npm run bench -- editor [3000]`: a drawing of so many objects is opened in the graphics editor, panned, zoomed, drawn
 * about and typed in by real input, and each frame is timed. More objects than about 3,500 are more than a
 * drawing that is kept on the server may hold. PRODUCT_URL names a product that runs already.
 */
const COUNT = Number(process.argv[2] ?? 3000);
const FRAME_MS = 17;
const LONG_MS = 50;
const STEPS = 60;

const running = process.env['PRODUCT_URL'];
const data = mkdtempSync('/tmp/relievo-bench-editor-');
chmodSync(data, 0o755);
const product = running ? null : startProcess({ DATA_DIR: data });

declare global {
  interface Window {
    editorFrames?: number[];
  }
}

try {
  const url = running ?? (await product?.ready) ?? '';
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS],
  });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const origin = { origin: url };
  await context.request.post('/api/sign-in', {
    headers: origin,
    data: { email: 'student@relievo.example', password: 'Relievo-demo-2026' },
  });
  const begun = await context.request.post('/api/drawings', {
    headers: origin,
    data: { svg: writeMany(COUNT) },
  });
  if (!begun.ok()) throw new Error(await begun.text());
  const { id } = (await begun.json()) as { id: string };
  const page = await context.newPage();
  const opened = performance.now();
  await page.goto(`/svg-editor/${id}`);
  await page.locator('.editor-paper').waitFor({ timeout: 120_000 });
  const openMs = Math.round(performance.now() - opened);
  const results = {
    drag: await time(page, drag),
    zoom: await time(page, zoom),
    pan: await time(page, pan),
    type: await time(page, type),
  };
  await browser.close();
  console.log(`${COUNT} objects opened in ${openMs} ms`);
  for (const [name, { inTime, longest, frames }] of Object.entries(results))
    console.log(
      `${name.padEnd(5)} ${frames} frames, ${(inTime * 100).toFixed(1)} % within ${FRAME_MS} ms, the longest ${longest} ms`,
    );
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
  const report = { measured: new Date().toISOString().slice(0, 10), objects: COUNT, openMs, ...results };
  writeFileSync(join(import.meta.dirname, 'results/editor.json'), `${JSON.stringify(report, null, 2)}\n`);
  const isOver =
    openMs > 1000 || Object.values(results).some(({ inTime, longest }) => inTime < 0.95 || longest > LONG_MS);
  if (isOver) {
    console.error('A limit is passed.');
    process.exitCode = 1;
  }
} finally {
  await product?.end('SIGINT');
  rmSync(data, { recursive: true, force: true });
}

/** Small squares over the whole sheet. */
function writeMany(count: number): string {
  const across = Math.ceil(Math.sqrt(count / 1.4));
  const pitch = 180 / across;
  const items = Array.from({ length: count }, (_, at) => {
    const corner = { x: 12 + (at % across) * pitch, y: 12 + Math.floor(at / across) * pitch };
    return { ...createRectangle(corner, pitch / 2, pitch / 2), id: `square-${at + 1}` };
  });
  const done = perform(createFromTemplate('empty', 'Many objects'), { do: 'add', items });
  if (!done.ok) throw new Error(done.problems[0].code);
  return writeDrawing(done.value.drawing);
}

async function time(page: Page, work: (page: Page) => Promise<void>) {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.editorFrames = frames;
    let last = performance.now();
    const note = (now: number) => {
      if (window.editorFrames !== frames) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work(page);
  const frames = await page.evaluate(() => {
    const noted = window.editorFrames ?? [];
    window.editorFrames = [];
    return noted.slice(1);
  });
  const inTime = frames.filter((frame) => frame <= FRAME_MS).length / Math.max(1, frames.length);
  return { frames: frames.length, inTime, longest: Math.round(Math.max(0, ...frames)) };
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator('[data-item] path').first().boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + 1];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(x + step * 2, y + step * 2);
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
}

async function pan(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(step % 2 ? 20 : 5, 30);
}

async function type(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.focus();
  await page.keyboard.type('A square among many', { delay: 30 });
}
