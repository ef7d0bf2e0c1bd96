import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

type Result = { ruleId: string; value: [string, string]; message: string; path: { dom: string } };
type Ace = {
  Checker: new () => { check: (root: Document, policies: string[]) => Promise<{ results: Result[] }> };
};

/** The IBM equal access engine, for WCAG 2.2: what surely fails. What it only suspects is looked at by hand. */
export async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${engine}; globalThis.ace = ace; undefined`);
  return page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: Ace };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `ibm ${ruleId}: ${message} at ${path.dom}`);
  });
}
