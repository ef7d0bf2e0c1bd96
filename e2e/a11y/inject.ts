import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const sources = new Map<string, string>();

/** Gives the page an engine under a global name, once: half a megabyte is sent and read only where it is not there yet. */
export async function injectScript(page: Page, name: string, file: string): Promise<void> {
  if (await page.evaluate((known) => known in globalThis, name)) return;
  let source = sources.get(file);
  if (source === undefined) sources.set(file, (source = readFileSync(resolve(file), 'utf8')));
  await page.evaluate(`${source}; globalThis.${name} = ${name}; undefined`);
}
