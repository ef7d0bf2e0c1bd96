import { fileURLToPath } from 'node:url';
import { checkParts } from './checks/parts.ts';
import { runParts } from './checks/run-parts.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const parts = checkParts(process.cwd());
const asked = process.argv.slice(2).map((name) => name.replaceAll('-', ' '));
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));

if (unknown.length > 0) {
  const names = parts.map(({ name }) => name.replaceAll(' ', '-')).join(', ');
  console.error(`There is no part named ${unknown.join(', ')}. The parts are: ${names}.`);
  process.exitCode = 2;
} else {
  const chosen =
    asked.length > 0
      ? parts.filter(({ name }) => asked.includes(name))
      : parts.filter(({ isOnlyForItself }) => !isOnlyForItself);
  const began = performance.now();
  const outcomes = await runParts(chosen, 2, ({ name, seconds, passed, output }) => {
    console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`);
    if (!passed) console.log(`${output}\n`);
  });
  const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name);
  const total = ((performance.now() - began) / 1000).toFixed(1);
  console.log(failed.length > 0 ? `${failed.join(', ')} failed, ${total} s` : `all is well, ${total} s`);
  if (failed.length > 0) process.exitCode = 1;
}
