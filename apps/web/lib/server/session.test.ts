import type { Session } from '@relievo/contracts/accounts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SESSION_LOOK_EVERY, sessionQuery } from './session.ts';

const ada = { user: { displayName: 'Ada' } } as Session;

/** How often the server is asked in two minutes, and what it says then. */
async function countRequests(answer: Session | null): Promise<number> {
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

test('the session of a signed-in person is checked every 30 seconds', async () => {
  expect(SESSION_LOOK_EVERY).toBe(30_000);
  expect(await countRequests(ada)).toBe(5);
});

test('the session of a guest is not checked', async () => {
  expect(await countRequests(null)).toBe(1);
});

test('a check that fails leaves the person and their organizations unchanged', async () => {
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
