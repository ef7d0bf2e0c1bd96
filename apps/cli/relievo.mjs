// JavaScript: what takes types out is loaded for the first TypeScript, and takes a third of the time to begin.
import { enableCompileCache } from 'node:module';
import { findJoined } from './joined.mjs';

// What was read once is kept by Node: the second start takes a quarter of the first one's time.
enableCompileCache();
/** @type {typeof import('./run.ts')} */
const { runRelievo } = await import(findJoined()?.href ?? './run.ts');

// Who reads may stop reading: `relievo ... | head` is no fault.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
});

// npm changes into the repository's folder; INIT_CWD is where the person stands.
process.exitCode = await runRelievo(process.argv.slice(2), {
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY,
});
