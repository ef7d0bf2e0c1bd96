import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './operators.ts';

interface NamedMutation extends Pick<Mutation, 'file' | 'from' | 'to'> {
  readonly name: string;
}

/** Faults that no test saw once: each has to be caught, whatever the seed. */
const NAMED: readonly NamedMutation[] = [
  {
    name: 'a logarithmic axis is read as a linear one',
    file: 'packages/chart/src/reading/axes/axes.ts',
    from: "scale === 'log' ? Math.log10(one.value) : one.value",
    to: 'one.value',
  },
  {
    name: 'values on a logarithmic axis are told as their powers',
    file: 'packages/chart/src/reading/axes/axes.ts',
    from: "scale === 'log' ? 10 ** value : value",
    to: 'value',
  },
  {
    name: 'a braille table that is just as wide as the page is broken into steps',
    file: 'packages/braille/src/layout/table-lines.ts',
    from: 'if (width > columns)',
    to: 'if (width >= columns)',
  },
  {
    name: 'a circle is taken for an ellipse',
    file: 'packages/trace/src/curves/course.ts',
    from: 'if (isCircle && (!isEllipse || offEllipse > BETTER * offCircle))',
    to: 'if (isCircle && !isEllipse)',
  },
  {
    name: 'an ellipse is taken for a circle',
    file: 'packages/trace/src/curves/course.ts',
    from: 'if (isCircle && offCircle <= tolerance)',
    to: 'if (isCircle)',
  },
  {
    name: 'the first finding is looked for among the rules of all media',
    file: 'packages/graphic/src/rules/check.ts',
    from: '!rule.media.includes(profile.medium) || without.includes(rule.id)',
    to: 'without.includes(rule.id)',
  },
  {
    name: 'what a reader needs between things is not asked when a drawing is spread over sheets',
    file: 'packages/graphic/src/operations/spread/plan-sheets.ts',
    from: 'Math.max(limitsFor(reader).gap, profile.limits.elementGap)',
    to: 'profile.limits.elementGap',
  },
  {
    name: 'what a reader needs between things does not make them crowded',
    file: 'packages/graphic/src/operations/spread/crowded.ts',
    from: 'elementGap: Math.max(limits.elementGap, gap)',
    to: 'elementGap: limits.elementGap',
  },
  {
    name: 'steps of the chart wizard have changed places',
    file: 'apps/web/features/charts/page/steps.ts',
    from: "'chart', 'labels'",
    to: "'labels', 'chart'",
  },
  {
    name: 'steps of the converter have changed places',
    file: 'apps/web/features/pictures/page/steps.ts',
    from: "'enhance', 'process'",
    to: "'process', 'enhance'",
  },
  {
    name: 'an unknown step of the converter opens the last one',
    file: 'apps/web/features/pictures/page/steps.ts',
    from: "?? 'upload'",
    to: "?? 'save'",
  },
  {
    name: 'one cannot sign out everywhere',
    file: 'apps/web/features/settings/account/devices-part.tsx',
    from: '<SignOutEverywhere />',
    to: '<></>',
  },
  {
    name: 'signing out everywhere signs out nowhere',
    file: 'apps/web/features/settings/account/devices-part.tsx',
    from: 'client.accounts.signOutEverywhere()',
    to: 'Promise.resolve()',
  },
  {
    name: 'what old versions kept of passwords stays',
    file: 'apps/web/lib/stores/start-up-cleaning.ts',
    from: 'localStorage.removeItem(key)',
    to: '{}',
  },
  {
    name: 'what old versions kept of passwords for a visit stays',
    file: 'apps/web/lib/stores/start-up-cleaning.ts',
    from: 'sessionStorage.removeItem(key)',
    to: '{}',
  },
  {
    name: 'work is saved twice at once',
    file: 'apps/web/lib/keeping/saver.ts',
    from: 'running ??= saveOnce()',
    to: 'running = saveOnce()',
  },
  {
    name: 'changes are said to be saved while the last one is not',
    file: 'apps/web/lib/keeping/saver.ts',
    from: 'present() === work',
    to: 'true',
  },
];

/** Each with its place in the text of today. Where the code has become another one, the list has to follow. */
export function listNamedMutations(root: string): { readonly mutation: Mutation; readonly name: string }[] {
  return NAMED.map(({ name, file, from, to }) => {
    const [before = '', after, ...more] = readFileSync(join(root, file), 'utf8').split(from);
    if (after === undefined || more.length > 0)
      throw new Error(`${file} holds "${from}" not once: say anew how "${name}" looks.`);
    const line = before.split('\n').length;
    const start = before.length;
    return { name, mutation: { file, kind: 'named', line, start, end: start + from.length, from, to } };
  });
}
