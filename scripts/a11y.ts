import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** `npm run a11y`: every check of the accessibility sweep on every screen and state in every theme. More words go to Playwright. */
const root = resolve(import.meta.dirname, '..');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const child = spawn(
  process.execPath,
  [playwright, 'test', 'e2e/a11y', '--reporter=list', ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...process.env, A11Y: 'full' },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => (process.exitCode = code ?? 1));
