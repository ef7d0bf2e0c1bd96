import { createClient } from '@relievo/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSharedLine } from './shared-line.ts';

/** What the server does each time that the line is opened: it says words and then ends, breaks, or goes on. */
type Course = { says?: readonly string[]; finally?: 'ends' | 'breaks' | 'goes on'; isRefused?: true };

/** A server at which nobody is signed in any more. */
const refusing = createClient('http://localhost', {
  fetch: async () => Response.json({ code: 'session_expired', message: 'It is over.' }, { status: 401 }),
});

let courses: Course[];
let opened: AbortSignal[];
let heard: [string, boolean][];
let leave: () => void;

async function* follow({ says = [], finally: end = 'goes on' }: Course, signal: AbortSignal) {
  yield* says;
  if (end === 'breaks') throw new TypeError('network error');
  if (end === 'goes on') await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

async function open(signal: AbortSignal) {
  opened.push(signal);
  const course = courses.shift() ?? {};
  if (course.isRefused) await refusing.notices.standing();
  return follow(course, signal);
}

const begin = (...planned: Course[]) => {
  courses = planned;
  leave = followSharedLine<string>({ name: 'line', open, hear: (...said) => heard.push(said) });
};
const show = (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [opened, heard] = [[], []];
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is said on the line is heard by the page that holds it', async () => {
  begin({ says: ['one', 'two'] });
  await pass(0);
  expect(heard).toEqual([
    ['one', true],
    ['two', true],
  ]);
});

test('a line that breaks is opened again, later and later while nobody answers', async () => {
  begin(
    { finally: 'breaks' },
    { finally: 'breaks' },
    { says: ['back'], finally: 'breaks' },
    { says: ['again'] },
  );
  await pass(0);
  expect(opened).toHaveLength(1);
  await pass(1000);
  expect(opened).toHaveLength(2);
  await pass(1000);
  expect(opened).toHaveLength(2);
  await pass(1000);
  expect(heard).toEqual([['back', true]]);
  await pass(1000);
  expect(heard.at(-1)).toEqual(['again', true]);
});

test('a line that the server ends is opened again', async () => {
  begin({ says: ['one'], finally: 'ends' }, { says: ['two'] });
  await pass(1000);
  expect(heard.map(([said]) => said)).toEqual(['one', 'two']);
});

test('a page out of sight lets go of the line, and takes it up when it is seen again', async () => {
  begin({ says: ['one'] }, { says: ['two'] });
  await pass(0);
  show('hidden');
  await pass(10_000);
  expect([opened.length, opened[0]?.aborted]).toEqual([1, true]);
  show('visible');
  await pass(0);
  expect(heard.map(([said]) => said)).toEqual(['one', 'two']);
});

test('who is not signed in does not ask again', async () => {
  begin({ isRefused: true });
  await pass(100_000);
  expect(opened).toHaveLength(1);
});

test('who leaves hears nothing any more', async () => {
  begin({ says: ['one'], finally: 'breaks' }, { says: ['two'] });
  await pass(0);
  leave();
  await pass(100_000);
  expect(heard).toEqual([['one', true]]);
});
