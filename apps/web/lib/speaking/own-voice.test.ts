import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { findOwnVoice, hasOwnVoice, speakByOwnVoice, stopOwnVoice } from './own-voice.ts';

afterEach(() => vi.unstubAllGlobals());

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/** Gives the browser these voices, and returns its calls in their order. */
function giveVoices(voices: readonly Voice[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      voice: Voice | undefined;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => calls.push('end'),
    speak: ({ text, voice }: { text: string; voice?: Voice }) =>
      calls.push(`${voice?.lang} ${voice?.localService ? 'here' : 'network'}: ${text}`),
  });
  return calls;
}

const GERMAN = { lang: 'de-DE', localService: true };
const ENGLISH = { lang: 'en_GB', localService: true };

test('a text ends the text before it, and is spoken in its language', async () => {
  const calls = giveVoices([ENGLISH, GERMAN]);
  expect(await speakByOwnVoice('Dreieck.', 'de')).toBe(true);
  expect(await speakByOwnVoice('Circle.', 'en-GB')).toBe(true);
  stopOwnVoice();
  expect(calls).toEqual(['end', 'de-DE here: Dreieck.', 'end', 'en_GB here: Circle.', 'end']);
});

test('a voice of the network never speaks, even if it is the only one or fits better', async () => {
  const calls = giveVoices([
    { lang: 'en-US', localService: false },
    { lang: 'mi', localService: false },
    ENGLISH,
  ]);
  expect((await findOwnVoice('en-US'))?.lang).toBe('en_GB');
  expect(await speakByOwnVoice('Kia ora.', 'mi')).toBe(false);
  expect(calls).toEqual(['end']);
});

test('a text whose voice is found after the next text began says nothing', async () => {
  const calls = giveVoices([ENGLISH]);
  void speakByOwnVoice('Circle.', 'en');
  void speakByOwnVoice('Square.', 'en');
  await until(() => expect(calls).toEqual(['end', 'end', 'en_GB here: Square.']));
});

test('a browser that speaks to no page says so and continues', async () => {
  expect(hasOwnVoice()).toBe(false);
  expect(await speakByOwnVoice('Circle.', 'en')).toBe(false);
  stopOwnVoice();
});
