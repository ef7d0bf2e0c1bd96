import type { Session } from '@relievo/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SESSION_LOOK_EVERY, sessionQuery } from './session.ts';

const ada = { user: { displayName: 'Ada' } } as Session;

/** How often the server is asked in two minutes, and what it says then. */
async function looksAt(answer: Session | null): Promise<number> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const queryFn = async () => {
    looks++;
    return answer;
  };
  const observer = new QueryObserver(new QueryClient(), { ...sessionQuery, queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(4 * SESSION_LOOK_EVERY);
  return looks;
}

test('the session of who is signed in is looked at every 30 seconds', async () => {
  expect(SESSION_LOOK_EVERY).toBe(30_000);
  expect(await looksAt(ada)).toBe(5);
});

test('a guest has none to look at', async () => {
  expect(await looksAt(null)).toBe(1);
});

test('a look that fails leaves who is signed in, and their organizations, as they were', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { organization } = { organization: { id: 'school', name: 'School for the Blind' } };
  const signedIn = {
    ...ada,
    organizations: [{ organization }],
    currentOrganization: organization,
  } as Session;
  const answers = [Promise.resolve(signedIn)];
  const queryFn = () => answers.shift() ?? Promise.reject(new TypeError('no line'));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queries, { ...sessionQuery, queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(2 * SESSION_LOOK_EVERY);
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: signedIn });
  expect(queries.getQueryData(sessionQuery.queryKey)).toBe(signedIn);
});
