import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe cannot decide counts as a fault, unless it stands here with the reason why it is none. */
const UNDECIDED_BUT_SOUND: Readonly<Record<string, string>> = {
  'color-contrast': 'every pair of colours is computed in styles/contrast.test.ts',
  'color-contrast-enhanced': 'every pair of colours is computed in styles/contrast.test.ts',
};

export async function axeFaults(
  page: Page,
  {
    rules,
    sound = {},
  }: { rules?: readonly string[] | undefined; sound?: Readonly<Record<string, string>> } = {},
): Promise<string[]> {
  // One page without frames of others: axe need not open a second page to put its findings together.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations, incomplete } = await (rules ? builder.withRules([...rules]) : builder).analyze();
  const undecided = incomplete.filter(({ id }) => !(id in UNDECIDED_BUT_SOUND));
  const faults = [...violations, ...undecided].filter(({ id }) => !(id in sound));
  return faults.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) =>
      `axe ${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`.trim(),
    ),
  );
}
