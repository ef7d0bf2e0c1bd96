import { spawn } from 'node:child_process';

/** It counts without end, and ends when the process that began it has ended. */
const SPIN = `
process.on('disconnect', () => process.exit());
const spin = () => { for (let turn = 0; turn < 2e7; turn++); setImmediate(spin); };
spin();
`;

/** Starts processes that each take all of a core that they get; they end with this process too, however it ends. */
export function startLoad(count: number): () => void {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', SPIN], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}
