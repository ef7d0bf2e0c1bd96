import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scoreOf } from '@relievo/chart';
import { getProfile } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { flite } from '../speech/flite/flite.ts';
import { openSpeech } from '../speech/speech.ts';
import { resampled } from './audio/mix.ts';
import { audio, introductionOf } from './audio.ts';
import { bytesOf, chartOf, drawing, shape } from './testing/make.ts';

const A4 = getProfile('swell-a4');
const chart = chartOf('Day,Books\nMonday,4\nTuesday,6\nWednesday,3\n', 'Books read');
const { score } = scoreOf(chart);
function make(source: Parameters<typeof introductionOf>[0]) {
  return audio.make(source, A4, { speech: openSpeech([flite]), settings: DEFAULT_SETTINGS });
}

/** An independent reader: what lame's own decoder makes of an MP3, in seconds. */
function decodedSeconds(mp3: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-mp3-'));
  try {
    const [from, to] = [join(folder, 'in.mp3'), join(folder, 'out.wav')];
    writeFileSync(from, mp3);
    execFileSync('lame', ['--quiet', '--decode', from, to], { stdio: 'ignore' });
    return wavSeconds(readFileSync(to));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wavSeconds(wav: Uint8Array): number {
  const view = new DataView(wav.buffer, wav.byteOffset);
  return (wav.length - 44) / view.getUint32(28, true);
}

test('the description is spoken, the data are heard after it, and the MP3 decodes to the length of the WAV', async () => {
  const source = { drawing: drawing([shape('a')], { description: 'A chart.' }), chart };
  const [words, both] = await Promise.all([make(source), make({ ...source, score })]);
  const seconds = wavSeconds(bytesOf(both, 'audio.wav'));
  expect(seconds - wavSeconds(bytesOf(words, 'audio.wav'))).toBeCloseTo(0.7 + score.duration, 3);
  expect(Math.abs(decodedSeconds(bytesOf(both, 'audio.mp3')) - seconds)).toBeLessThan(0.1);
});

test('no voice for the language is told, and there is no file', async () => {
  const result = await make({ drawing: drawing([shape('a')], { language: 'fi' }), chart, score });
  expect(result).toMatchObject({ ok: false, problems: [{ code: 'voice_missing' }] });
});

test('what is said first is the title and then what is told of the graphic, each in its language', () => {
  expect(introductionOf({ drawing: drawing([]), description: 'One.\n\nTwo' })).toEqual([
    { text: 'A drawing.\n\nOne.\n\nTwo.', language: 'en' },
  ]);
  const german = drawing([], { title: 'Umsatz', language: 'de' });
  expect(introductionOf({ drawing: german, description: 'A chart.', descriptionLanguage: 'en' })).toEqual([
    { text: 'Umsatz.', language: 'de' },
    { text: 'A chart.', language: 'en' },
  ]);
});

test('a voice of another rate keeps its pitch and its length', () => {
  const wave = (rate: number, length: number) =>
    Float32Array.from({ length }, (_, at) => Math.sin((2 * Math.PI * 440 * at) / rate));
  const made = resampled({ sampleRate: 16_000, samples: wave(16_000, 1600) }, 44_100);
  const wanted = wave(44_100, made.length);
  expect(made.length).toBe(4410);
  for (let at = 10; at < made.length - 10; at += 1)
    expect(Math.abs((made[at] ?? 0) - (wanted[at] ?? 0))).toBeLessThan(0.01);
});
