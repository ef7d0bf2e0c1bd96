import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { findDescendant, findInnermost } from './processes.ts';

test('the outermost process is found though one that it forked still has its command', async () => {
  // The shell in brackets is forked and runs no other program.
  const shell = spawn('bash', ['-c', '(echo forked; read -r line); : a-word-to-find'], { stdio: 'pipe' });
  onTestFinished(() => {
    shell.kill('SIGKILL');
  });
  await once(shell.stdout, 'data');
  expect(findDescendant(process.pid, 'a-word-to-find')).toBe(shell.pid);
  expect(findInnermost(process.pid, 'a-word-to-find')).not.toBe(shell.pid);
});
