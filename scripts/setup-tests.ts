import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { canInstall, installPackages } from './system/apt.ts';
import { findMissingTools, TEST_TOOLS, type Tool } from './system/tools.ts';

/** `npm test` makes sure of the programs that tests use: those that are there, else those that can be had. */
const DOWNLOAD_MS = 180_000;
const CHROMIUM: Tool = {
  program: 'chromium',
  packages: ['chromium-headless-shell'],
  use: 'the interface in a browser',
};

if (!findChromium()) downloadChromium();
const wanted = [...(findChromium() ? [] : [CHROMIUM]), ...findMissingTools(TEST_TOOLS)];
if (wanted.length > 0 && canInstall()) {
  const packages = wanted.flatMap((tool) => tool.packages);
  // Older releases of Debian have no package of the shell alone, and then the whole call installs nothing.
  if (!installPackages(packages))
    installPackages(packages.map((name) => name.replace('-headless-shell', '')));
}

const missing = [...(findChromium() ? [] : [CHROMIUM]), ...findMissingTools(TEST_TOOLS)];
for (const { program, packages, use } of missing) {
  const where = program === 'chromium' ? ', or set CHROMIUM_PATH' : '';
  console.error(`Not checked: ${use}. Install ${packages[0]}${where}.`);
}

function downloadChromium(): void {
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], {
    timeout: DOWNLOAD_MS,
    stdio: 'ignore',
  });
}
