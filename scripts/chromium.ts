import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The shell draws pages and no window of its own around them: measured, journeys take half the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that tests use: CHROMIUM_PATH, one of the machine, or the one that Playwright installed. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : undefined;
  return findProgram(NAMES, environment.PATH) ?? [...PLACES, chromium.executablePath()].find(isProgram);
}

/** The first of these programs that can be run, looked for on the PATH and where systems keep them. */
export function findProgram(names: readonly string[], path = ''): string | undefined {
  const folders = [...path.split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin', '/snap/bin'].filter(
    isAbsolute,
  );
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** Root runs Chromium without its sandbox, and containers have little shared memory. */
export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-dev-shm-usage'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
