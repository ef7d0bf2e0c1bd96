import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['../../scripts/testing/no-stray-output.ts'],
    passWithNoTests: true,
  },
});
