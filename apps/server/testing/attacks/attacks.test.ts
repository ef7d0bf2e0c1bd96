import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { startAiServer } from '../ai/ai-server.ts';
import { useDatabase } from '../database.ts';
import { documentedOperations, isStream } from '../http/documented-operations.ts';
import type { ApiWorld } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import { useApi } from '../http/use-api.ts';
import { startOpenIdServer } from '../openid/openid-server.ts';
import { aWorld } from '../policies/world.ts';
import { idsOfOthers, slotsOf, tryForeignIds } from './foreign-ids.ts';
import { textFieldsOf, tryNaughtyText } from './naughty-text.ts';
import { naughtyWords } from './naughty-words.ts';

// A few of the values that `npm run lab -- attack` tries in full.
const SEED = 20_261_122;
const OPERATIONS = 16;
const WORDS_FOR_EACH = 6;
const IDS_FOR_EACH = 3;

const operations = (await documentedOperations()).filter((operation) => !isStream(operation));
const openId = await startOpenIdServer();
const ai = await startAiServer();
const limits = { ...RATE_LIMITS, credentials: 100_000, letters: 100_000 };
const api = useApi(useDatabase(), { settings: { ...openId.settings, ...ai.settings }, limits });
let place: ApiWorld;
let ids: readonly string[];

beforeAll(async () => {
  place = { api, openId, owner: await person(api) };
  const { database } = api.dependencies;
  ids = await idsOfOthers(database, await aWorld(database));
});
afterAll(() => Promise.all([openId.stop(), ai.stop()]));

function sampleFor<Value>(name: string, values: readonly Value[], count: number): Value[] {
  const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), SEED);
  return (
    fc.sample(fc.shuffledSubarray([...values], { minLength: count, maxLength: count }), {
      seed,
      numRuns: 1,
    })[0] ?? []
  );
}

const withIds = operations.filter((operation) => slotsOf(operation).length > 0);
const withText = operations.filter((operation) => textFieldsOf(operation).length > 0);

describe.each(sampleFor('ids', withIds, OPERATIONS))('$method $path', (operation) => {
  test('answers about what belongs to others as about what is not there', async () => {
    const { holes } = await tryForeignIds(place, operation, sampleFor(operation.name, ids, IDS_FOR_EACH));
    expect(holes).toEqual([]);
  });
});

describe.each(sampleFor('text', withText, OPERATIONS))('$method $path', (operation) => {
  test('takes or refuses text of every kind, and runs none of it', { tags: 'exhaustive' }, async () => {
    const words = sampleFor(operation.name, naughtyWords(tmpdir()), WORDS_FOR_EACH);
    expect((await tryNaughtyText(place, operation, words)).holes).toEqual([]);
  });
});
