import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './contract-routes.ts';
import { keepTransforms } from './kept-transforms.ts';
import { createTestLanguagePlugin } from './test-language.ts';
import { createCataloguesPlugin, createMessagePresets } from './translation.ts';

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    createCataloguesPlugin(),
    createTestLanguagePlugin(),
    contractRoutes(),
    // Presets run from the last to the first: messages are read before the compiler rewrites what they stand in.
    keepTransforms(
      babel({ presets: [reactCompilerPreset(), ...createMessagePresets()] }),
      resolve(import.meta.dirname, '../..'),
    ),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    // Nothing inline: the content security policy allows files of ours only.
    assetsInlineLimit: 0,
    // What every page needs is one file: it compresses better than fifty, and it is one request.
    // That file lists every part that can come later. Only a script that is asked for by itself needs a name; the
    // rest is told by a short hash alone, and everybody's first page is three kilobytes lighter.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  server: { strictPort: true },
});
