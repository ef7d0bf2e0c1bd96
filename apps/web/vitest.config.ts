import { availableParallelism } from 'node:os';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { createTestLanguagePlugin } from './test-language.ts';
import { createCataloguesPlugin, createMessagePresets } from './translation.ts';

export default defineConfig({
  plugins: [
    react(),
    createCataloguesPlugin(),
    createTestLanguagePlugin(),
    babel({ presets: createMessagePresets() }),
  ],
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    // It runs a compiler, which does not run inside of a context, and stands with the tests of the scripts.
    exclude: [...configDefaults.exclude, 'catalogues.test.ts'],
    environment: 'happy-dom',
    // A context for each file instead of a process: half of the time went into reading React and the catalogues anew.
    pool: 'vmThreads',
    // As the other projects have.
    maxWorkers: 2 * availableParallelism(),
    setupFiles: [
      ...['patience', 'property-values', 'no-stray-output'].map((name) => `../../scripts/testing/${name}.ts`),
      './lib/testing/network.ts',
      './lib/testing/channels.ts',
    ],
  },
});
