import { readConfig } from '../apps/server/config.ts';
import { openBraille } from '../packages/convert/src/braille/open.ts';
import { buildWeb } from './build-web.ts';
import { seedOnce } from './start/demo.ts';
import { findFirstAdministratorPath } from './start/first-administrator.ts';
import { runProgram, waitForEnd } from './start/lifetime.ts';
import { startProduct } from './start/product.ts';
import { writeWelcome } from './start/welcome.ts';

/** `npm start`: the whole product, until Ctrl+C. */
function tell(line: string) {
  return process.stderr.write(`${line}\n`);
}

await runProgram(async () => {
  const began = performance.now();
  const end = waitForEnd();
  const config = readConfig();
  const building = buildWeb(tell);
  // A failure is reported where it is awaited, and must not be an unhandled one before.
  building.catch(() => undefined);
  let ready = false;
  let administratorPath: string | null = null;
  // What was begun so far ends with us: nobody is served yet.
  void end.then(() => ready || process.exit(1));
  const product = await startProduct({
    config,
    log: tell,
    prepare: async (access, isNew) => {
      await seedOnce(config, access, isNew);
      administratorPath = await findFirstAdministratorPath(config, access);
      await building;
    },
  });
  ready = true;
  process.stdout.write(
    writeWelcome(config, {
      url: product.url,
      milliseconds: performance.now() - began,
      administratorPath,
      braille: openBraille().note,
    }),
  );
  await end;
  tell('Stopping.');
  await product.stop();
});
process.exit();
