import { enableCompileCache } from 'node:module';

// What was read once is kept by Node: the second start takes a quarter of the first one's time.
enableCompileCache();
const { runRelievo } = await import('./run.ts');

// Who reads may stop reading: `relievo ... | head` is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** npm changes into the repository's folder; INIT_CWD is where the person stands. */
process.exitCode = await runRelievo(process.argv.slice(2), {
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY,
});
