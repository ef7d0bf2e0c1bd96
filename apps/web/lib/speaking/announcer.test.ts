import { minOf } from '@relievo/words';
import { beforeEach, expect, test, vi } from 'vitest';
import { CHANNELS, CLEAR_BEFORE_SPEAKING, createAnnouncer, HEARD_AFTER } from './announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function listen() {
  const announcer = createAnnouncer();
  const region = { polite: '', assertive: '' };
  announcer.subscribe('polite', (text) => {
    region.polite = text;
  });
  announcer.subscribe('assertive', (text) => {
    region.assertive = text;
  });
  return { announcer, region };
}

test('a message appears after the region has been empty for 100 ms', () => {
  const { announcer, region } = listen();
  announcer.announce('Navigated to Library');
  vi.advanceTimersByTime(99);
  expect(region.polite).toBe('');
  vi.advanceTimersByTime(1);
  expect(region.polite).toBe('Navigated to Library');
});

/** The specification's times. */
test.each([
  ['library', 'polite', 1000],
  ['pagination', 'polite', 3000],
  ['shell', 'polite', 3000],
  ['errors', 'assertive', 5000],
] as const)('the %s channel is %s and keeps its text for %i ms', (channel, politeness, stays) => {
  const { announcer, region } = listen();
  announcer.announce('words', channel);
  vi.advanceTimersByTime(100 + stays - 1);
  expect(region[politeness]).toBe('words');
  vi.advanceTimersByTime(1);
  expect(region[politeness]).toBe('');
});

test('an error stays for five seconds, and for one when another message waits', () => {
  const { announcer, region } = listen();
  announcer.announce('first', 'errors');
  announcer.announce('second', 'errors');
  vi.advanceTimersByTime(CLEAR_BEFORE_SPEAKING + HEARD_AFTER - 1);
  expect(region.assertive).toBe('first');
  vi.advanceTimersByTime(1 + CLEAR_BEFORE_SPEAKING);
  expect(region.assertive).toBe('second');
  vi.advanceTimersByTime(3000);
  expect(region.assertive).toBe('second');
  announcer.announce('third', 'errors');
  expect(region.assertive).toBe('');
  vi.advanceTimersByTime(CLEAR_BEFORE_SPEAKING);
  expect(region.assertive).toBe('third');
  vi.advanceTimersByTime(CHANNELS.errors.stays);
  expect(region.assertive).toBe('');
});

test('each of several messages at once is spoken for a second, and none is lost', () => {
  const { announcer } = listen();
  const heard: { text: string; at: number }[] = [];
  announcer.subscribe('assertive', (text) => heard.push({ text, at: Date.now() }));
  const words = Array.from({ length: 10 }, (_, at) => `error ${at}`);
  for (const one of words) announcer.announce(one, 'errors');
  vi.runAllTimers();
  const spoken = heard.filter(({ text }) => text !== '');
  expect(spoken.map(({ text }) => text)).toEqual(words);
  const shortest = heard.flatMap(({ text, at }, index) => (text ? [(heard[index + 1]?.at ?? 0) - at] : []));
  expect(minOf(shortest)).toBe(HEARD_AFTER);
});

test('two messages at once are both spoken, one after the other', () => {
  const { announcer, region } = listen();
  announcer.announce('first');
  announcer.announce('second');
  vi.advanceTimersByTime(100);
  expect(region.polite).toBe('first');
  vi.advanceTimersByTime(HEARD_AFTER);
  expect(region.polite).toBe('');
  vi.advanceTimersByTime(100);
  expect(region.polite).toBe('second');
});

test('the same message twice is announced twice with silence between', () => {
  const { announcer } = listen();
  const heard: string[] = [];
  announcer.subscribe('polite', (text) => heard.push(text));
  announcer.announce('Saved');
  announcer.announce('Saved');
  vi.runAllTimers();
  expect(heard).toEqual(['Saved', '', 'Saved', '']);
});

test('an error does not wait for polite messages', () => {
  const { announcer, region } = listen();
  announcer.announce('loading');
  announcer.announce('Error loading content', 'errors');
  vi.advanceTimersByTime(100);
  expect(region).toEqual({ polite: 'loading', assertive: 'Error loading content' });
});

test('a message for a moving hand is polite, is spoken at once, and those it has left are dropped', () => {
  const { announcer, region } = listen();
  announcer.announce('Base', 'exploring');
  vi.advanceTimersByTime(CLEAR_BEFORE_SPEAKING);
  expect(region).toEqual({ polite: 'Base', assertive: '' });
  announcer.announce('Height', 'exploring');
  announcer.announce('Right angle', 'exploring');
  vi.advanceTimersByTime(CLEAR_BEFORE_SPEAKING);
  expect(region).toEqual({ polite: 'Right angle', assertive: '' });
});

test('an error is spoken for its time, also while a hand moves on', () => {
  const { announcer, region } = listen();
  announcer.announce('Not saved', 'errors');
  announcer.announce('Base', 'exploring');
  announcer.announce('Height', 'exploring');
  vi.advanceTimersByTime(CLEAR_BEFORE_SPEAKING);
  expect(region).toEqual({ polite: 'Height', assertive: 'Not saved' });
  vi.advanceTimersByTime(CHANNELS.errors.stays - 1);
  expect(region.assertive).toBe('Not saved');
});

test('only errors interrupt', () => {
  const assertive = Object.entries(CHANNELS).filter(([, { politeness }]) => politeness === 'assertive');
  expect(assertive.map(([name]) => name)).toEqual(['errors']);
});

test('what is said in pieces keeps the language of each, and the last message can be read afterwards', () => {
  const { announcer } = listen();
  const heard: unknown[] = [];
  announcer.subscribe('polite', (text, phrases) => text && heard.push([text, phrases]));
  const said = [{ text: 'Montag: 4', language: 'de' }, { text: '. 1 of 5' }];
  announcer.announce(said, 'exploring');
  vi.runAllTimers();
  expect(heard).toEqual([['Montag: 4. 1 of 5', said]]);
  expect(announcer.last.get()).toEqual(said);
});
