import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { injectScript } from './inject.ts';
import { findLiveRoot } from './live-root.ts';

const DECIDED_BY_LOOK = 'looks/contrast.ts computes what axe leaves undecided';

/** What axe cannot decide counts as a fault, unless it stands here with the reason why it is none. */
const UNDECIDED_BUT_SOUND: Readonly<Record<string, string>> = {
  'color-contrast': DECIDED_BY_LOOK,
  'color-contrast-enhanced': DECIDED_BY_LOOK,
};

interface Axe {
  run: (root: Document | Element, options: RunOptions) => Promise<AxeResults>;
}

/** The rule for the highest level reports only what the one for the middle level lets pass, so that both are asked. */
const OPTIONS: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  rules: { 'color-contrast': { enabled: true }, 'color-contrast-enhanced': { enabled: true } },
};

export async function findAxeFaults(
  page: Page,
  sound: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  await injectScript(page, 'axe', 'axe-core/axe.min.js');
  const root = await findLiveRoot(page);
  const { violations, incomplete } = await root.evaluate(async (live, asked) => {
    const found = await (globalThis as unknown as { axe: Axe }).axe.run(live, asked);
    return { violations: found.violations, incomplete: found.incomplete };
  }, OPTIONS);
  const undecided = incomplete.filter(({ id }) => !(id in UNDECIDED_BUT_SOUND));
  const faults = [...violations, ...undecided].filter(({ id }) => !(id in sound));
  return faults.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) =>
      `axe ${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`.trim(),
    ),
  );
}
