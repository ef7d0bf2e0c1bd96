import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

/** Quiet and self-contained: no call home, no graphics card. */
const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = findChromium();

/** What must be the same in a browser as on the server, in the machine's own Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('../../packages/graphic', import.meta.url)),
  test: {
    name: 'browser',
    globalSetup: ['../../packages/graphic/src/testing/browser-setup.ts'],
    setupFiles: ['../../scripts/testing/patience.ts'],
    include: ['src/**/*.browser.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
