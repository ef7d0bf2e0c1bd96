import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { EXHAUSTIVE } from './scripts/suite/tags.ts';
import { choosePropertySeed } from './scripts/testing/property-seed.ts';

// Days are told as where the reader is: the tests' reader is in Greenwich, wherever the machine stands.
process.env.TZ = 'UTC';

// One seed for the properties of all files, printed so that what it finds can be found again.
process.env['PROPERTY_SEED'] = String(choosePropertySeed(process.env));
if (process.env['CI'])
  process.stdout.write(`Properties are tried with PROPERTY_SEED=${process.env['PROPERTY_SEED']}.\n`);

const EVERYWHERE = ['./scripts/testing/patience.ts', './scripts/testing/property-values.ts'];

/** One project per layer, so that each part of the suite can be run alone: vitest run --project pure. */
export default defineConfig({
  test: {
    // Much of the time is waiting for databases and processes: twice as many workers as there are cores. A share such as
    // 200 % is taken for as many as there are.
    // What `npm test` leaves to `npm run test:all`. A tag that is not declared is refused.
    tags: [{ name: EXHAUSTIVE, description: 'costs too much for each change, by its measured time' }],
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          // Pure functions leave nothing behind: what a file has imported, the next ones need not read again.
          isolate: false,
          setupFiles: [...EVERYWHERE, './scripts/testing/no-stray-output.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // Each file has a database of its own; reading the server anew for each took longer than its tests.
          isolate: false,
          globalSetup: ['./scripts/testing/built-programs.ts', './apps/server/testing/global-setup.ts'],
          setupFiles: [...EVERYWHERE, './scripts/testing/no-stray-output.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'lab/**/*.test.ts', 'apps/web/catalogues.test.ts'],
          globalSetup: ['./scripts/testing/built-web.ts'],
          setupFiles: EVERYWHERE,
        },
      },
      './apps/web/vitest.config.ts',
      './scripts/testing/vitest.browser.config.ts',
    ],
  },
});
