import { readConfig } from '../apps/server/config.ts';
import { openBraille } from '../packages/convert/src/braille/open.ts';
import { buildCommand, buildPrograms } from './build-programs.ts';
import { buildWeb } from './build-web.ts';
import { type LibraryFilling, prepareDemo } from './start/demo.ts';
import { findFirstAdministratorPath } from './start/first-administrator.ts';
import { runProgram, waitForEnd } from './start/lifetime.ts';
import { startProduct } from './start/product.ts';
import { LIBRARY_READY, writeWelcome } from './start/welcome.ts';

/** `npm start`: the whole product, until Ctrl+C. */
function tell(line: string) {
  return process.stderr.write(`${line}\n`);
}

interface Begun {
  administratorPath: string | null;
  fillLibrary: (() => LibraryFilling) | null;
}

await runProgram(async () => {
  const began = performance.now();
  const end = waitForEnd();
  const config = readConfig();
  await Promise.all([buildPrograms(), buildCommand()]);
  const building = buildWeb(tell);
  // A failure is reported where it is awaited, and must not be an unhandled one before.
  building.catch(() => undefined);
  let ready = false;
  const begun: Begun = { administratorPath: null, fillLibrary: null };
  // What was begun so far ends with us: nobody is served yet.
  void end.then(() => ready || process.exit(1));
  const product = await startProduct({
    config,
    log: tell,
    prepare: async (access, isNew) => {
      begun.fillLibrary = await prepareDemo(config, access, isNew);
      begun.administratorPath = await findFirstAdministratorPath(config, access);
      await building;
    },
  });
  ready = true;
  const filling = begun.fillLibrary?.() ?? null;
  process.stdout.write(
    writeWelcome(config, {
      url: product.url,
      milliseconds: performance.now() - began,
      administratorPath: begun.administratorPath,
      braille: openBraille().note,
      isFilling: filling !== null,
    }),
  );
  void tellWhenFilled(filling, end);
  await end;
  tell('Stopping.');
  await filling?.stop();
  await product.stop();
});
process.exit();

async function tellWhenFilled(filling: LibraryFilling | null, end: Promise<unknown>): Promise<void> {
  let ended = false;
  void end.then(() => (ended = true));
  try {
    await filling?.finished;
    if (filling) process.stdout.write(`${LIBRARY_READY}\n`);
  } catch (error) {
    if (!ended)
      tell(
        `The starter library could not be filled to its end, and the next start goes on with it: ${String(error)}`,
      );
  }
}
