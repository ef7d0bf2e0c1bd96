import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import type { Page } from 'playwright-core';
import { type Times, timeFrames } from './frames.ts';
import { dragIn, findEdge, panAt } from './hands.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

/** What svgedit has for whoever embeds it; its own page keeps it to itself. */
interface SvgEdit {
  readonly loadFromString: (svg: string) => Promise<void>;
}
declare global {
  interface Window {
    svgEdit?: SvgEdit;
  }
}

const PAGE = `<!doctype html><meta charset="utf-8"><link href="./svgedit.css" rel="stylesheet">
<body style="margin:0"><div id="container" style="width:100%;height:100vh"></div>
<script type="module">
  import Editor from './Editor.js';
  const editor = new Editor(document.getElementById('container'));
  editor.setConfig({ allowInitialUserOverride: false, extensions: [], noDefaultExtensions: true, noStorageOnLoad: true });
  await editor.init();
  window.svgEdit = editor;
</script>`;

/** The same file in svgedit, as its package brings it (\`npm install svgedit\`; the folder is given). */
export async function measureSvgEdit(
  page: Page,
  folder: string,
  svg: string,
): Promise<{ readonly openMs: number; readonly times: Readonly<Record<string, Times>> }> {
  const root = join(folder, 'dist/editor');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/bench.html') return void response.setHeader('content-type', 'text/html').end(PAGE);
    const file = join(root, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  }).listen(0);
  await once(server, 'listening');
  try {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port is free.');
    await page.goto(`http://localhost:${address.port}/bench.html`);
    await page.waitForFunction(() => window.svgEdit !== undefined, undefined, { timeout: 120_000 });
    const opened = performance.now();
    await page.evaluate((text) => window.svgEdit?.loadFromString(text), svg);
    const first = page.locator('#svgcontent [data-kind="shape"]').first();
    await first.waitFor({ timeout: 120_000 });
    const openMs = Math.round(performance.now() - opened);
    const edge = await findEdge(first);
    const times = {
      drag: await timeFrames(page, () => dragIn(page, edge)),
      pan: await timeFrames(page, () => panAt(page, { x: 640, y: 450 })),
    };
    return { openMs, times };
  } finally {
    server.close();
  }
}
