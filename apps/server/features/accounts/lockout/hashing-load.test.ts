import { minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { PASSWORD, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { createPasswords } from '../password-rules.ts';

/** What guessing costs the server, at the cost of the product. */
const api = useApi(useDatabase(), { replace: () => ({ passwords: createPasswords() }) });

const INVALID = 'Invalid email or password';

function guess(email: string, password = 'Wrong-Horse-123', remoteAddress = '127.0.0.1') {
  return api.server.inject({
    method: 'POST',
    url: '/api/sign-in',
    payload: { email, password },
    remoteAddress,
  });
}

test('an unknown address takes as much work as a wrong password, and so the same time', async () => {
  const { email } = await person(api);
  const work = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 15; round++) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', 'nobody@example.org'],
    ] as const) {
      const before = process.cpuUsage();
      await guess(address, 'Wrong-Horse-123', `192.0.2.${round}`);
      const { user, system } = process.cpuUsage(before);
      work[kind].push(user + system);
    }
  }
  // The processor time of this process, which does not grow while the machine does other things; the least of it is
  // what the work takes.
  const [known, unknown] = [minOf(work.known), minOf(work.unknown)];
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) / 2);
});

test('some of eighty sign-ins at once are asked to come back, and none of those counts as a guess', {
  tags: 'exhaustive',
}, async () => {
  const { email } = await person(api);
  const crowd = Array.from({ length: 80 }, (_, i) =>
    guess(`crowd-${i}@example.org`, PASSWORD, `192.0.2.${i}`),
  );
  const own = guess(email, undefined, '198.51.100.1');
  const answers = await Promise.all(crowd);
  const kinds = new Set(answers.map((answer) => answer.json().code));
  expect([...kinds].sort()).toEqual(['invalid_credentials', 'too_many_requests']);
  const refused = answers.find((answer) => answer.statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('2');
  expect((await own).statusCode).toBe(429);
  const said: string[] = [];
  for (let failure = 0; failure < 2; failure++)
    said.push((await guess(email, undefined, '198.51.100.1')).json().message);
  expect(said).toEqual([INVALID, INVALID]);
});
