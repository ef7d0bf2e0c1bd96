import { beforeEach, expect, test, vi } from 'vitest';
import { CHANNELS, type Channel, createAnnouncer } from './announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const listen = () => {
  const announcer = createAnnouncer();
  const region = { polite: '', assertive: '' };
  announcer.subscribe('polite', (text) => {
    region.polite = text;
  });
  announcer.subscribe('assertive', (text) => {
    region.assertive = text;
  });
  return { announcer, region };
};

test('a message appears after the region has been empty for 100 ms', () => {
  const { announcer, region } = listen();
  announcer.announce('Navigated to Library');
  vi.advanceTimersByTime(99);
  expect(region.polite).toBe('');
  vi.advanceTimersByTime(1);
  expect(region.polite).toBe('Navigated to Library');
});

test.each(Object.entries(CHANNELS))(
  'the %s channel keeps its text for its own time',
  (channel, { politeness, stays }) => {
    const { announcer, region } = listen();
    announcer.announce('words', channel as Channel);
    vi.advanceTimersByTime(100 + stays - 1);
    expect(region[politeness]).toBe('words');
    vi.advanceTimersByTime(1);
    expect(region[politeness]).toBe('');
  },
);

test('two messages at once are both spoken, one after the other', () => {
  const { announcer, region } = listen();
  announcer.announce('first');
  announcer.announce('second');
  vi.advanceTimersByTime(100);
  expect(region.polite).toBe('first');
  vi.advanceTimersByTime(CHANNELS.shell.stays);
  expect(region.polite).toBe('');
  vi.advanceTimersByTime(100);
  expect(region.polite).toBe('second');
});

test('the same words twice are two announcements with silence between', () => {
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
