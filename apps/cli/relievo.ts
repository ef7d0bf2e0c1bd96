import { runRelievo } from './run.ts';

/** npm changes into the repository's folder; INIT_CWD is where the person stands. */
process.exitCode = await runRelievo(process.argv.slice(2), {
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY,
});
