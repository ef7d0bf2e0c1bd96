import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
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
    environment: 'happy-dom',
    setupFiles: [
      ...['patience', 'property-values', 'no-stray-output'].map((name) => `../../scripts/testing/${name}.ts`),
      './lib/testing/network.ts',
    ],
  },
});
