import { resolve } from 'node:path';
import { sumOf } from './suite/counts.ts';
import { timeFixedWork } from './suite/fixed-work.ts';
import { testParts } from './suite/parts.ts';
import { readChildSeconds } from './suite/processor-time.ts';
import { timeLines, writeSlowLines } from './suite/run-report.ts';
import { readFileTimes } from './suite/slow-files.ts';

/**
 * `npm test` runs everything, `npm test -- NAME` one part, `npm test -- --list` tells their names. With `--all`, which is
 * `npm run test:all`, what is tried on a few screens is tried on every one.
 */
const root = resolve(import.meta.dirname, '..');
const parts = testParts(root);
const words = process.argv.slice(2);
if (words.includes('--all')) process.env['A11Y'] ??= 'acting';
const [name, ...more] = words.filter((word) => word !== '--all');
const chosen = name === undefined ? parts : parts.filter((part) => part.name === name);

if (name === '--list') {
  for (const part of parts) console.log(`${part.name.padEnd(10)} ${part.what}`);
} else if (chosen.length === 0) {
  console.error(
    `There is no part named ${name}. The parts are: ${parts.map((part) => part.name).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  // Not before: who asks for the list wants nothing installed.
  await import('./setup-tests.ts');
  const outcomes = [];
  let pace = timeFixedWork();
  for (const part of chosen) {
    console.log(`\n== ${part.name}: ${part.what}`);
    const began = performance.now();
    const processorBefore = readChildSeconds() ?? Number.NaN;
    const outcome = await part.run(more);
    const seconds = (performance.now() - began) / 1000;
    const processorSeconds = (readChildSeconds() ?? Number.NaN) - processorBefore;
    const fixedWork = [pace, (pace = timeFixedWork())] as const;
    outcomes.push({
      part,
      name: part.name,
      ...outcome,
      seconds,
      processorSeconds: Number.isNaN(processorSeconds) ? undefined : processorSeconds,
      fixedWork,
    });
    const { passed, failed } = outcome;
    console.log(`== ${part.name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s`);
  }
  const files = outcomes.flatMap(({ report }) => (report ? readFileTimes(report, root) : []));
  console.log(['', ...timeLines(outcomes), ...writeSlowLines(files)].join('\n'));
  // Said again at the end: whoever reads only the last lines still sees what failed.
  for (const { part, lastWords } of outcomes.filter((outcome) => outcome.failed > 0)) {
    console.log(`\n== ${part.name} failed; it ended with:\n${lastWords.trim()}`);
  }
  const { passed, failed } = sumOf(outcomes);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
