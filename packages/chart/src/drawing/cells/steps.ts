import type { KeyEntry } from '@relievo/graphic/labels';
import type { Texture } from '@relievo/graphic/model';
import { withUnit } from '../../words/numbers.ts';
import { rectangle, shape } from '../items.ts';
import type { Page } from '../page.ts';
import { chooseRoundTicks } from '../scale.ts';

/** From one value up to the next, and how areas between them feel. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly texture: Texture | null;
}

const MOST_STEPS = 4;

/** Round steps from the least value to the greatest, the same on all sheets. */
export function listSteps({ extent, styles }: Page): readonly Step[] {
  const ticks = chooseRoundTicks(...extent, Math.min(MOST_STEPS, styles.textures.length));
  return ticks.slice(1).map((to, index) => ({
    from: ticks[index] ?? to,
    to,
    texture: styles.textures[index] ?? null,
  }));
}

export function findStep(steps: readonly Step[], value: number): Step | undefined {
  return steps.find(({ to }) => value < to) ?? steps.at(-1);
}

/** What the key says of the steps that stand on the sheet, with the unit of the values where nothing else there says it. */
export function listStepEntries(
  page: Page,
  values: readonly (number | null | undefined)[],
  unit: string | null,
): readonly KeyEntry[] {
  const steps = listSteps(page);
  const used = new Set(
    values.map((value) => (typeof value === 'number' ? findStep(steps, value) : undefined)),
  );
  return steps.flatMap((step, index) => {
    if (!used.has(step)) return [];
    const { from, to, texture } = step;
    const range = page.terms.range(page.number(from), page.number(to));
    return createEntry(page, `step-${index + 1}`, withUnit(range, unit), texture);
  });
}

function createEntry(page: Page, id: string, print: string, texture: Texture | null): readonly KeyEntry[] {
  const braille = page.lettering.text('', 'key', print).braille;
  const sample = shape({
    id: `${id}-sample`,
    role: 'data',
    name: print,
    geometry: rectangle({ x: 0, y: 0 }, { x: 30, y: 15 }),
    line: page.styles.outline,
    texture,
  });
  return braille ? [{ id: `${id}-key`, mark: { sample }, print, braille }] : [];
}
