import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { reloadPage } from './reload-page.ts';

const ACCEPTS = 'import.meta.hot?.accept();';

/** Saves a file of a small page that replaces its own modules, and returns the messages to the page. */
async function saveFile(saved: string): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'relievo-page-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    join(root, 'page.tsx'),
    `import { store } from './store.ts'; ${ACCEPTS} export const page = store;`,
  );
  writeFileSync(join(root, 'store.ts'), 'export const store = 1;');
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [reloadPage()],
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => vite.close());
  const { client } = vite.environments;
  await client.transformRequest('/page.tsx');
  await client.transformRequest('/store.ts');
  const sent: string[] = [];
  client.hot.send = (payload: unknown) => void sent.push((payload as { type: string }).type);
  vite.watcher.emit('change', join(root, saved));
  await expect.poll(() => sent).not.toEqual([]);
  return sent;
}

test('a saved module that is not a component reloads the page', async () => {
  expect(await saveFile('store.ts')).toEqual(['full-reload']);
});

test('a saved component is replaced in the running page', async () => {
  expect(await saveFile('page.tsx')).toEqual(['update']);
});
