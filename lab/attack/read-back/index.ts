import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Findings } from '../../../apps/server/testing/attacks/findings.ts';
import { naughtyWords, SHELL_FILE } from '../../../apps/server/testing/attacks/naughty-words.ts';
import { aStranger } from '../../../apps/server/testing/attacks/strangers.ts';
import type { TestApi } from '../../../apps/server/testing/http/use-api.ts';
import type { Installation } from '../installation.ts';
import { sendLetters } from '../send-letters.ts';
import { openBrowser, showPages } from './browser.ts';
import { readLetter } from './letters.ts';
import { type Planted, plant } from './plant.ts';
import { type Read, readEverywhere } from './read.ts';
import { createPageReader } from './read-as-page.ts';

const LONGEST = 20_000;
const AT_ONCE = 4;

/** Plants every text in the library, and reads it back wherever it shows. */
export async function plantAndReadBack(
  { folder, url }: Installation,
  api: TestApi,
): Promise<Findings & { readonly note: string }> {
  const administrator = (await aStranger(api.dependencies.database, 'super_admin')).cookie;
  const browser = await openBrowser();
  try {
    const readAsPage = createPageReader(await browser.newPage());
    const planted: Planted[] = [];
    const read: Read[] = [];
    const words = naughtyWords(folder)
      .filter(({ text }) => text.length <= LONGEST)
      .values();
    const work = async () => {
      for (const each of words) planted.push(await plant(api, administrator, each));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const reading = planted.values();
    const readOn = async () => {
      for (const one of reading)
        for (const { where, faults } of await readEverywhere(api, one, readAsPage))
          read.push({ where: `${where} with ${JSON.stringify(one.text.slice(0, 60))}`, faults });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
    const shown = await showPages(browser, url, planted);
    const places = planted.reduce((sum, one) => sum + one.places, 0);
    return {
      tried: read.length + shown.length,
      holes: [...holesOf([...read, ...shown]), ...shellHoles(folder)],
      note: `${planted.length} texts taken in ${places} places, ${shown.length} pages with the app running`,
    };
  } finally {
    await browser.close();
  }
}

/** Every letter that what was asked so far sends. */
export async function readLetters(installation: Installation): Promise<Findings> {
  const { letters, url } = installation;
  await sendLetters(installation);
  const browser = await openBrowser();
  try {
    const readAsPage = createPageReader(await browser.newPage());
    const read: Read[] = [];
    for (const letter of letters.received) read.push(await readLetter(letter, url, readAsPage));
    return { tried: read.length, holes: read.length > 0 ? holesOf(read) : ['no letter was sent'] };
  } finally {
    await browser.close();
  }
}

function holesOf(read: readonly Read[]): string[] {
  return read.flatMap(({ where, faults }) => faults.map((fault) => `${where}: ${fault}`));
}

function shellHoles(folder: string): string[] {
  return existsSync(join(folder, SHELL_FILE)) ? ['a shell ran a text'] : [];
}
