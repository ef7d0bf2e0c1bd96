import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset(), reactCompilerPreset()] }),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    // Nothing inline: the content security policy allows files of ours only.
    assetsInlineLimit: 0,
  },
  server: { strictPort: true },
});
