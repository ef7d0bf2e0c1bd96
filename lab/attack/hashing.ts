import type { Findings } from '../../apps/server/testing/attacks/findings.ts';
import { atRate, percentile, timePages } from '../../scripts/testing/at-rate.ts';
import { ask } from '../shared/remote-api.ts';

const ATTEMPTS_A_SECOND = 40;
const PAGES_A_SECOND = 20;
const SECONDS = 15;
const LIMIT = 5;

/** Forty people a second try to sign in, from as many networks: the first page must not wait for them. */
export async function loadHashing(site: string): Promise<Findings & { readonly note: string }> {
  await timePages(site, PAGES_A_SECOND, 2);
  const idle = percentile(await timePages(site, PAGES_A_SECOND, SECONDS), 97.5);
  const faults = new Set<string>();
  const [times] = await Promise.all([
    timePages(site, PAGES_A_SECOND, SECONDS),
    atRate(ATTEMPTS_A_SECOND, SECONDS, async (turn) => {
      const payload = { email: `reader${turn}@example.org`, password: 'Wrong-Horse-123' };
      const answer = await ask(site, { method: 'POST', url: '/api/sign-in', payload });
      const isRefusedWell =
        answer.statusCode === 401 || (answer.statusCode === 429 && answer.headers['retry-after']);
      if (!isRefusedWell) faults.add(`a sign-in under load answers ${answer.statusCode}`);
    }),
  ]);
  const busy = percentile(times, 97.5);
  const ratio = busy / idle;
  if (ratio > LIMIT) faults.add(`the first page takes ${ratio.toFixed(1)} times as long as idle`);
  return {
    tried: ATTEMPTS_A_SECOND * SECONDS,
    holes: [...faults],
    note: `GET / p97.5 ${idle.toFixed(0)} ms idle, ${busy.toFixed(0)} ms under load: ${ratio.toFixed(1)} times, ${LIMIT} allowed`,
  };
}
