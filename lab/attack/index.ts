import { addUp, type Findings } from '../../apps/server/testing/attacks/findings.ts';
import { idsOfOthers, tryForeignIds } from '../../apps/server/testing/attacks/foreign-ids.ts';
import { tryNaughtyText } from '../../apps/server/testing/attacks/naughty-text.ts';
import { naughtyWords } from '../../apps/server/testing/attacks/naughty-words.ts';
import {
  type DocumentedOperation,
  documentedOperations,
  isStream,
} from '../../apps/server/testing/http/documented-operations.ts';
import { person } from '../../apps/server/testing/http/people.ts';
import { aWorld } from '../../apps/server/testing/policies/world.ts';
import { remoteApi } from '../shared/remote-api.ts';
import { fuzz, newSeed } from './fuzz.ts';
import { guess } from './guesses.ts';
import { loadHashing } from './hashing.ts';
import { install } from './installation.ts';
import { workInLanes } from './lanes.ts';
import { tryLearners } from './learners.ts';
import { bombWithLetters } from './letters.ts';
import { plantAndReadBack, readLetters } from './read-back/index.ts';
import { holdSockets } from './sockets.ts';
import { describeAttacks, type Row } from './table.ts';
import { openHolesFile } from './write-holes.ts';

/**
 * `npm run lab -- attack [SEED] [NAME]`: the product as it runs is asked for what nobody may have. New operations are tried
 * by themselves: they come from the document of the API. With words of their names, those attacks alone.
 */
const REQUESTS = 20_000;
const [, , seedWord, only] = process.argv;
const seed = Number(seedWord || newSeed());
console.log(`The seed is ${seed}; npm run lab -- attack ${seed} asks the same again.`);

const installation = await install();
const api = remoteApi(installation);
const operations = (await documentedOperations()).filter((operation) => !isStream(operation));
const world = await aWorld(api.dependencies.database);
const rows: Row[] = [];
const holesFile = openHolesFile(seed);

/** A place of its own for whoever attacks. */
async function enter() {
  return { api, openId: installation.openId, owner: await person(api) };
}

/** Where somebody watches, which operation is tried. */
function tellProgress(name: string): void {
  process.stderr.write(`${name} `);
}

/** Attacks each operation, in lanes; an attack that fails is reported as a hole of its operation, and the others continue. */
function attackEach<Found extends Findings>(
  name: string,
  attack: (place: Awaited<ReturnType<typeof enter>>, operation: DocumentedOperation) => Promise<Found>,
): Promise<(Found | Findings)[]> {
  return workInLanes(operations, enter, async (place, operation) => {
    tellProgress(operation.name);
    const found = await attack(place, operation).catch((error: unknown) => ({
      tried: 0,
      holes: [`${operation.name}: the attack failed: ${String(error)}`],
    }));
    holesFile.write(name, found.holes);
    return found;
  });
}

const attacks: Readonly<Record<string, () => Promise<Findings & { readonly note?: string }>>> = {
  'foreign ids': async () => {
    const ids = await idsOfOthers(api.dependencies.database, world);
    const found = await attackEach('foreign ids', (place, operation) => tryForeignIds(place, operation, ids));
    return {
      ...addUp(found),
      note: `${ids.length} ids in each place that takes one, by four kinds of strangers`,
    };
  },
  'learners, students, administrators of a class': () => tryLearners(api, operations, enter),
  'naughty text in every field': async () => {
    const words = naughtyWords(installation.folder);
    const found = await attackEach('naughty text in every field', (place, operation) =>
      tryNaughtyText(place, operation, words),
    );
    const accepted = found.reduce((sum, one) => sum + ('accepted' in one ? one.accepted : 0), 0);
    return { ...addUp(found), note: `${words.length} texts, ${accepted} times taken` };
  },
  'naughty text read back': () => plantAndReadBack(installation, api),
  'requests of every kind': async () => {
    const { answers, ...found } = await fuzz(installation, operations, world, { seed, requests: REQUESTS });
    return {
      ...found,
      note: Object.entries(answers)
        .map(([kind, count]) => `${kind}: ${count}`)
        .join(', '),
    };
  },
  'guesses, 60 at once': () => guess(api),
  'bombs of letters, 60 at once': () => bombWithLetters(installation, api),
  'letters read': () => readLetters(installation),
  'load by hashing': () => loadHashing(installation.url),
  'sockets held': () => holdSockets(installation.url),
};

try {
  for (const [attack, work] of Object.entries(attacks).filter(
    ([name]) => only === undefined || new RegExp(only).test(name),
  )) {
    const began = performance.now();
    const { note = '', ...findings } = await work();
    holesFile.write(attack, findings.holes);
    rows.push({ attack, note, ...findings, seconds: (performance.now() - began) / 1000 });
    console.error(`${attack}: ${findings.tried} tried, ${findings.holes.length} holes`);
  }
  const died = /ended unexpectedly/.test(installation.output()) ? ['the server died'] : [];
  const holes = rows.reduce((sum, row) => sum + row.holes.length, died.length);
  console.log(
    [describeAttacks(rows), ...died, `${holes} holes, all of them in ${holesFile.path}`].join('\n'),
  );
  if (holes > 0) process.exitCode = 1;
} catch (error) {
  // Printed before the product ends, which may wait for requests of other lanes.
  console.error(error);
  process.exitCode = 1;
} finally {
  await installation.stop();
}
