import { defineConfig } from 'vite';

/** The explorer alone, for frames: beside the app in its folder, and no part of it. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    sourcemap: true,
    // Nothing inline: the content security policy allows files of ours only.
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'embed.html' },
  },
});
