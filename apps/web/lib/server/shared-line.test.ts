import { createClient } from '@relievo/contracts/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSharedLine } from './shared-line.ts';

/** What the server does each time that the line is opened: it says words and then ends, breaks, or goes on. */
interface Course {
  says?: readonly string[];
  finally?: 'ends' | 'breaks' | 'goes on';
  isRefused?: true;
}

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

async function openLine(signal: AbortSignal) {
  opened.push(signal);
  const course = courses.shift() ?? {};
  if (course.isRefused) await refusing.notices.standing();
  return follow(course, signal);
}

function beginLine(...planned: Course[]) {
  courses = planned;
  leave = followSharedLine<string>({ name: 'line', open: openLine, hear: (...said) => heard.push(said) });
}
function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}
function passTime(milliseconds: number) {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers();
  [opened, heard] = [[], []];
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the page that holds the line receives its messages', async () => {
  beginLine({ says: ['one', 'two'] });
  await passTime(0);
  expect(heard).toEqual([
    ['one', true],
    ['two', true],
  ]);
});

test('a broken line is opened again, at growing intervals while nobody answers', async () => {
  beginLine(
    { finally: 'breaks' },
    { finally: 'breaks' },
    { says: ['back'], finally: 'breaks' },
    { says: ['again'] },
  );
  await passTime(0);
  expect(opened).toHaveLength(1);
  await passTime(1000);
  expect(opened).toHaveLength(2);
  await passTime(1000);
  expect(opened).toHaveLength(2);
  await passTime(1000);
  expect(heard).toEqual([['back', true]]);
  await passTime(1000);
  expect(heard.at(-1)).toEqual(['again', true]);
});

test('a line that the server ends is opened again', async () => {
  beginLine({ says: ['one'], finally: 'ends' }, { says: ['two'] });
  await passTime(1000);
  expect(heard.map(([said]) => said)).toEqual(['one', 'two']);
});

test('a hidden page closes the line, and opens it when it is visible again', async () => {
  beginLine({ says: ['one'] }, { says: ['two'] });
  await passTime(0);
  show('hidden');
  await passTime(10_000);
  expect([opened.length, opened[0]?.aborted]).toEqual([1, true]);
  show('visible');
  await passTime(0);
  expect(heard.map(([said]) => said)).toEqual(['one', 'two']);
});

test('a line that needs a sign-in is not opened again', async () => {
  beginLine({ isRefused: true });
  await passTime(100_000);
  expect(opened).toHaveLength(1);
});

test('a page that leaves receives nothing more', async () => {
  beginLine({ says: ['one'], finally: 'breaks' }, { says: ['two'] });
  await passTime(0);
  leave();
  await passTime(100_000);
  expect(heard).toEqual([['one', true]]);
});
