import { defineConfig } from 'vitest/config';

// Days are told as where the reader is: the tests' reader is in Greenwich, wherever the machine stands.
process.env.TZ = 'UTC';

const EVERYWHERE = ['./scripts/testing/patience.ts', './scripts/testing/same-values.ts'];

/** One project per layer, so that each part of the suite can be run alone: vitest run --project pure. */
export default defineConfig({
  test: {
    // Much of the time is waiting for databases and processes: one worker for each core, none left idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          setupFiles: [...EVERYWHERE, './scripts/testing/no-stray-output.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['./apps/server/testing/global-setup.ts'],
          setupFiles: [...EVERYWHERE, './scripts/testing/no-stray-output.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          globalSetup: ['./scripts/testing/built-web.ts'],
          setupFiles: EVERYWHERE,
        },
      },
      './apps/web/vitest.config.ts',
      './scripts/testing/vitest.browser.config.ts',
    ],
  },
});
