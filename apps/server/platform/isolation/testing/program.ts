import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** What a program does that means harm, or is only too large. */
const DEEDS: Readonly<Record<string, () => unknown>> = {
  'tells what it knows': () => Object.keys(process.env),
  'reads a file': () => readFileSync('/etc/passwd', 'utf8'),
  'writes a file': () => writeFileSync(`${import.meta.dirname}/written`, 'here'),
  'starts a program': () => process.getBuiltinModule('node:child_process').execFileSync('true'),
  'begins a thread': () => new (process.getBuiltinModule('node:worker_threads').Worker)('', { eval: true }),
  'takes memory': () => {
    const taken: Uint8Array[] = [];
    for (;;) taken.push(new Uint8Array(8_000_000).fill(1));
  },
  'never ends': () => {
    for (;;);
  },
  'ends itself': () => process.exit(3),
  'stays without a word': () => void createServer().listen(0),
};

process.once('message', ({ deed }: { deed: string }) => {
  let told: unknown;
  try {
    told = DEEDS[deed]?.();
  } catch (error) {
    told = { refused: (error as { code?: string }).code };
  }
  process.send?.({ told, pid: process.pid });
});
