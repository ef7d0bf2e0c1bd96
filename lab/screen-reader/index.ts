import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../../scripts/testing/product-process.ts';
import { startDesktop } from './desktop.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { findNeededPrograms } from './needed-programs.ts';
import { type Told, writeAccessibilityPage } from './page.ts';
import { createPerson, type Person } from './person.ts';

/**
 * `npm run lab -- screen-reader [WORDS]`: journeys with Orca, a real screen reader, in a real window of a browser. Keys are
 * pressed, what Orca says is written down, and nothing else is looked at. Words choose journeys by their titles.
 */
const programs = findNeededPrograms();
if ('missing' in programs) {
  console.error(programs.missing);
  process.exit(2);
}
const words = process.argv.slice(2);
const chosen = JOURNEYS.filter(({ title }) =>
  words.every((word) => title.toLowerCase().includes(word.toLowerCase())),
);

const told: Told[] = [];
const data = mkdtempSync(join(tmpdir(), 'relievo-screen-reader-'));
// Started by root, the database runs as another account, which has to enter.
chmodSync(data, 0o755);
const running = process.env['PRODUCT_URL'];
const product = running
  ? undefined
  : startProcess({ DATA_DIR: join(data, 'product'), GRANT_ACKNOWLEDGEMENT: 'Supported by the lab.' });
try {
  const url = running ?? (await product?.ready) ?? '';
  for (const [index, journey] of chosen.entries()) {
    const folder = join(data, String(index));
    const desktop = await startDesktop(programs, folder, new URL(journey.path, url).href);
    try {
      const person = createPerson(desktop);
      const steps = person.steps;
      const stopped = await goOn(journey, person);
      told.push({ title: journey.title, steps, stopped });
    } finally {
      await desktop.end();
    }
  }
  // Only all of them together are what the page says.
  if (told.length === JOURNEYS.length)
    writeFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), writeAccessibilityPage(told));
} finally {
  await product?.end('SIGINT');
  rmSync(data, { recursive: true, force: true });
}

/** Why the journey ended before its end, where it did: the others are gone all the same. */
async function goOn(journey: Journey, person: Person): Promise<string | null> {
  try {
    // Where the screen reader was slower than the page, it begins with what has the focus.
    await person.hear(/^(Finished loading|Skip to main content)/);
    await journey.go(person);
    return null;
  } catch (error) {
    process.exitCode = 1;
    const words = error instanceof Error ? error.message : String(error);
    console.log(words);
    return words;
  }
}
