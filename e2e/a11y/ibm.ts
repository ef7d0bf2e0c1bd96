import type { Page } from '@playwright/test';
import { injectScript } from './inject.ts';
import { findLiveRoot } from './live-root.ts';

interface Result {
  ruleId: string;
  value: [string, string];
  message: string;
  path: { dom: string };
}
interface Ace {
  Checker: new () => {
    check: (root: Document | Element, policies: string[]) => Promise<{ results: Result[] }>;
  };
}

/** The IBM equal access engine, for WCAG 2.2: what surely fails. What it only suspects is looked at by hand. */
export async function findIbmFaults(
  page: Page,
  sound: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  await injectScript(page, 'ace', 'accessibility-checker-engine/ace.js');
  const root = await findLiveRoot(page);
  return root.evaluate(async (live, known) => {
    const { ace } = globalThis as unknown as { ace: Ace };
    // The engine walks into <template> elements, which hold collections of React Aria and have no window, and trips.
    const complain = console.error;
    console.error = (...words) => {
      if (!/^RULE EXCEPTION:? .*\/template\[/.test(words.join(' '))) complain(...words);
    };
    const { results } = await new ace.Checker().check(live, ['WCAG_2_2']);
    console.error = complain;
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId }) => !known.includes(ruleId))
      .map(({ ruleId, message, path }) => `ibm ${ruleId}: ${message} at ${path.dom}`);
  }, Object.keys(sound));
}
