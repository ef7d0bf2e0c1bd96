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
    engine: { enableRules: (ids: string[]) => void };
    guidelines: readonly {
      id: string;
      checkpoints: readonly { rules?: readonly { id: string; level: string }[] }[];
    }[];
    check: (root: Document | Element, policies: string[]) => Promise<{ results: Result[] }>;
  };
}

/** A slow rule whose faults focus-checks.ts finds: what covers the focus. */
const FOUND_BY_OTHERS = ['element_tabbable_unobscured'];

/**
 * The IBM equal access engine, for WCAG 2.2: what surely fails. What it only suspects is looked at by hand, and rules
 * that do no more than recommend are not asked.
 */
export async function findIbmFaults(
  page: Page,
  sound: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  await injectScript(page, 'ace', 'accessibility-checker-engine/ace.js');
  const root = await findLiveRoot(page);
  return root.evaluate(
    async (live, { known, foundByOthers }) => {
      const { ace } = globalThis as unknown as { ace: Ace };
      // The engine walks into <template> elements, which hold collections of React Aria and have no window, and trips.
      const complain = console.error;
      console.error = (...words) => {
        if (!/^RULE EXCEPTION:? .*\/template\[/.test(words.join(' '))) complain(...words);
      };
      const checker = new ace.Checker();
      const { engine, guidelines } = checker;
      const checkpoints = guidelines.find(({ id }) => id === 'WCAG_2_2')?.checkpoints ?? [];
      const rules = checkpoints.flatMap((checkpoint) => checkpoint.rules ?? []);
      const strict = new Set(rules.filter(({ level }) => level === 'VIOLATION').map(({ id }) => id));
      const enableRules = engine.enableRules.bind(engine);
      engine.enableRules = (ids) =>
        enableRules(ids.filter((id) => strict.has(id) && !foundByOthers.includes(id)));
      const { results } = await checker.check(live, ['WCAG_2_2']);
      console.error = complain;
      return results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        .filter(({ ruleId }) => !known.includes(ruleId))
        .map(({ ruleId, message, path }) => `ibm ${ruleId}: ${message} at ${path.dom}`);
    },
    { known: Object.keys(sound), foundByOthers: FOUND_BY_OTHERS },
  );
}
