import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

/** Journeys in a real browser against the real product, started once for all of them with a data folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Twice the cores that the fixed figures are of: while one waits for the server, others draw.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // How slow a busy machine may be before a journey fails; what goes well waits for nothing.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '.cache/journeys',
  use: {
    viewport: { width: 1280, height: 900 },
    ...(process.env['PRODUCT_URL'] ? { baseURL: process.env['PRODUCT_URL'] } : {}),
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // What moves waits for nobody here; that it moves for those who want it is shown in surroundings.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace copies the page at every key press: only where a fault is looked for (TRACE=1).
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...CHROMIUM_FLAGS,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: measured, the last two tiers of the compiler cost a third of the processor time.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
});
