import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unwrapMade } from '../outputs/testing/make.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { openEspeak } from './espeak.ts';
import { flite } from './flite/flite.ts';
import { openSpeech } from './speech.ts';
import { pitchOf } from './testing/pitch-of.ts';

const PLAIN = { speed: 1, pitch: 1 };
const builtIn = openSpeech([flite]);
const SENTENCE = 'Most books were read on Monday morning in a room.';
function countSeconds({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) {
  return samples.length / sampleRate;
}

test('the built-in voice speaks English, the same each time, twice as fast in half the time, and higher when asked', async () => {
  const usual = unwrapMade(await builtIn.say(SENTENCE, 'en', PLAIN));
  expect(countSeconds(usual)).toBeGreaterThan(2);
  expect(unwrapMade(await builtIn.say(SENTENCE, 'en-GB', PLAIN))).toEqual(usual);
  const fast = unwrapMade(await builtIn.say(SENTENCE, 'en', { speed: 2, pitch: 1 }));
  expect(countSeconds(fast) / countSeconds(usual)).toBeCloseTo(0.5, 1);
  const high = unwrapMade(await builtIn.say(SENTENCE, 'en', { speed: 1, pitch: 1.5 }));
  expect(pitchOf(high) / pitchOf(usual)).toBeGreaterThan(1.3);
});

test('a long text is said whole, piece by piece', { tags: 'exhaustive' }, async () => {
  const one = countSeconds(unwrapMade(await builtIn.say(`${SENTENCE} `.repeat(10), 'en', PLAIN)));
  const three = countSeconds(unwrapMade(await builtIn.say(`${SENTENCE} `.repeat(30), 'en', PLAIN)));
  expect(three / one).toBeCloseTo(3, 0);
});

test('numbers are heard: the words of a number take longer than one digit', async () => {
  const [short, long] = await Promise.all(
    ['5 cm', '1,234.567 cm'].map(async (text) =>
      countSeconds(unwrapMade(await builtIn.say(text, 'en', PLAIN))),
    ),
  );
  expect((long ?? 0) / (short ?? 1)).toBeGreaterThan(2.5);
});

test.each([
  [
    'fi',
    {},
    'There is no voice for the language “fi” here, so nothing was spoken. Install espeak-ng for more languages.',
  ],
  [
    'en',
    { name: 'bob' },
    'There is no voice “bob” for the language “en” here. Leave the name out to hear the usual one.',
  ],
  ['en', { speed: 9 }, 'Speed and pitch of a voice lie between 0.5 and 2.'],
])('no wrong voice is heard: %s %o', async (language, settings, message) => {
  const result = await builtIn.say('Hello', language, { ...PLAIN, ...settings });
  expect(result.ok ? 'spoken' : wordsOf(result.problems[0])).toBe(message);
});

test('a text too long to listen to is refused', async () => {
  const result = await builtIn.say('a'.repeat(100_000), 'en', PLAIN);
  expect(result).toMatchObject({ ok: false, problems: [{ code: 'spoken_text_too_long' }] });
});

test('espeak-ng speaks German faster when asked, and has no voice for a language that is none', async () => {
  const espeak = openEspeak();
  if (!espeak) throw new Error('espeak-ng is not installed: the test set-up installs it.');
  const speech = openSpeech([flite, espeak]);
  const usual = unwrapMade(await speech.say('Ein Balkendiagramm mit fünf Tagen.', 'de-AT', PLAIN));
  const fast = unwrapMade(
    await speech.say('Ein Balkendiagramm mit fünf Tagen.', 'de', { speed: 2, pitch: 1 }),
  );
  expect(countSeconds(usual)).toBeGreaterThan(1);
  expect(countSeconds(fast)).toBeLessThan(0.75 * countSeconds(usual));
  expect([espeak.voiceFor('xx'), espeak.voiceFor('de', 'fr')]).toEqual([null, null]);
});

function writeFakeVoice(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-voice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'voice');
  const list = 'case "$*" in --voices) echo "Pty Language"; echo " 5  en"; exit 0;; esac';
  writeFileSync(program, `#!/bin/sh\n${list}\n${script}\n`);
  chmodSync(program, 0o755);
  return program;
}

test('a voice that hangs is stopped, and one that fails is reported', async () => {
  const hanging = openEspeak({ program: writeFakeVoice('exec sleep 600'), timeoutMs: 200 });
  const failing = openEspeak({ program: writeFakeVoice('exit 3') });
  const codes = await Promise.all(
    [hanging, failing].map(async (one) => {
      const result = await openSpeech(one ? [one] : []).say('Hello', 'en', PLAIN);
      return result.ok ? 'spoken' : result.problems[0].code;
    }),
  );
  expect(codes).toEqual(['voice_silent', 'voice_failed']);
});

test('a program that is not installed is no synthesiser', () => {
  expect(openEspeak({ program: '/nowhere/espeak-ng' })).toBe(null);
});
