import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Part } from './run-parts.ts';

const LINT = ['--type-aware', '--report-unused-disable-directives', '--deny-warnings'];

/** Lists the parts of `npm run check`, the slow ones first so that the two lanes end together. */
export function checkParts(root: string): Part[] {
  const tool = (name: string) => join(root, 'node_modules', '.bin', name);
  const hasCode = (project: string) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, dirname(project)), exclude: ['**/node_modules/**'] }).length >
    0;
  const projects = globSync(['tsconfig.json', '{packages,apps}/*/tsconfig{,.pure}.json'], { cwd: root })
    .filter(hasCode)
    .sort();
  return [
    {
      name: 'lint',
      commands: [[tool('oxlint'), ...LINT]],
    },
    // In one process, which reads what projects share once: measured, half the processor time of one for each.
    {
      name: 'types',
      commands: [
        [
          tool('tsc'),
          '-b',
          ...projects,
          '--force',
          '--pretty',
          'false',
          '--builders',
          '2',
          '--checkers',
          '1',
        ],
      ],
    },
    { name: 'dead code', commands: [[tool('knip'), '--no-progress', '--no-config-hints']] },
    { name: 'format', commands: [[tool('biome'), 'ci', '--colors=off', '.']] },
    { name: 'architecture', commands: [[process.execPath, 'scripts/architecture/check.ts']] },
    { name: 'coverage', commands: [[process.execPath, 'scripts/coverage/check.ts']] },
    { name: 'patterns', commands: [[process.execPath, 'scripts/patterns/check.ts']] },
    { name: 'bounds', commands: [[process.execPath, 'scripts/bounds/check.ts']] },
    {
      name: 'wording',
      commands: [
        [process.execPath, 'scripts/wording/check.ts'],
        [process.execPath, 'scripts/wording/quantities.ts'],
        [process.execPath, 'scripts/wording/code/check.ts'],
      ],
    },
    // What the parts above see of the lab, alone: for whoever works there.
    {
      name: 'lab',
      isOnlyForItself: true,
      commands: [
        [tool('biome'), 'ci', '--colors=off', 'lab'],
        [tool('oxlint'), ...LINT, 'lab'],
        [tool('tsc'), '--project', 'lab/tsconfig.json', '--noEmit', '--pretty', 'false'],
      ],
    },
    { name: 'where', commands: [[process.execPath, 'scripts/where/where.ts', '--check']] },
    { name: 'privacy', commands: [[process.execPath, 'scripts/privacy/check.ts']] },
  ];
}
