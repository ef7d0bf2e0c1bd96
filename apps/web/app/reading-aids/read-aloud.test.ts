import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../lib/testing/until.ts';
import {
  goOnReading,
  moveReading,
  pauseReading,
  readingStore,
  startReading,
  stopReading,
} from './read-aloud.ts';

/** A device that says one sentence at a time, and is done with it when the test says so. */
class Words extends EventTarget {
  voice: { lang: string; localService: boolean } | undefined;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
let said: Words[] = [];
let now: Words | undefined;
function finish(): void {
  now?.dispatchEvent(new Event('end'));
}

beforeEach(() => {
  said = [];
  now = undefined;
  vi.stubGlobal('SpeechSynthesisUtterance', Words);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [
      { lang: 'en-US', localService: false },
      { lang: 'en_GB', localService: true },
      { lang: 'mi-NZ', localService: false },
    ],
    cancel: () => undefined,
    speak: (words: Words) => {
      now = words;
      said.push(words);
    },
  });
  document.body.innerHTML =
    '<main lang="en"><h1>Rain</h1><p>It rains. It pours.</p><p lang="mi">Kia ora</p><p>The end.</p></main>';
});

afterEach(() => {
  stopReading();
  vi.unstubAllGlobals();
});

function listSaid(): string[] {
  return said.map(({ text }) => text);
}
function findMarked(): string | undefined {
  return document.querySelector('[data-read-aloud]')?.textContent;
}

test('a page is read sentence by sentence, and the passage that is read is marked', async () => {
  startReading(document.body);
  await until(() => expect(listSaid()).toEqual(['Rain']));
  finish();
  await until(() => expect(listSaid()).toEqual(['Rain', 'It rains.']));
  expect([said[1]?.voice?.lang, findMarked()]).toEqual(['en_GB', 'It rains. It pours.']);
});

test('what is paused goes on at the beginning of its passage, and what was said before says nothing more', async () => {
  startReading(document.body);
  moveReading(1);
  await until(() => expect(listSaid()).toEqual(['It rains.']));
  pauseReading();
  finish();
  expect(readingStore.get()).toMatchObject({ state: 'paused', at: 1 });
  goOnReading();
  await until(() => expect(listSaid()).toEqual(['It rains.', 'It rains.']));
});

test('a language with no voice but one of the network is shown, and not spoken', async () => {
  startReading(document.body);
  moveReading(1);
  moveReading(1);
  await until(() => expect(readingStore.get()).toMatchObject({ at: 2, state: 'paused', withoutVoice: 'mi' }));
  expect(listSaid()).toEqual([]);
});

test('the reading ends behind the last passage, and leaves no mark', async () => {
  startReading(document.body);
  for (const step of [1, 1, 1] as const) moveReading(step);
  await until(() => expect(listSaid()).toEqual(['The end.']));
  finish();
  await until(() => expect(readingStore.get()).toBeUndefined());
  expect(findMarked()).toBeUndefined();
});
