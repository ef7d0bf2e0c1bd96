import { afterEach, expect, test, vi } from 'vitest';
import { hasOwnVoice, speakByOwnVoice, stopOwnVoice } from './own-voice.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device with a voice: what it was told, in order. */
function giveVoice(): string[] {
  const told: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel: () => told.push('end'),
    speak: ({ text, lang }: { text: string; lang: string }) => told.push(`${lang}: ${text}`),
  });
  return told;
}

test('what is said ends what was said before, and is in its language', () => {
  const told = giveVoice();
  speakByOwnVoice('Dreieck.', 'de');
  speakByOwnVoice('Circle.', 'en');
  stopOwnVoice();
  expect(told).toEqual(['end', 'de: Dreieck.', 'end', 'en: Circle.', 'end']);
});

test('a device without a voice says nothing and goes on', () => {
  expect(hasOwnVoice()).toBe(false);
  speakByOwnVoice('Circle.', 'en');
  stopOwnVoice();
});
