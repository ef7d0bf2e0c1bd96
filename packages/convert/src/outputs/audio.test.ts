import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scoreOf } from '@relievo/chart/score';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { flite } from '../speech/flite/flite.ts';
import { openSpeech } from '../speech/speech.ts';
import { resample } from './audio/mix.ts';
import { audio, composeSpeech } from './audio.ts';
import { createDrawing, createShape, findBytes, makeChartOf } from './testing/make.ts';

const A4 = getProfile('swell-a4');
const chart = makeChartOf('Day,Books\nMonday,4\nTuesday,6\nWednesday,3\n', 'Books read');
const { score } = scoreOf(chart);
function makeAudio(source: Parameters<typeof composeSpeech>[0]) {
  return audio.make(source, A4, { speech: openSpeech([flite]), settings: DEFAULT_SETTINGS });
}

/** An independent reader: what lame's own decoder makes of an MP3, in seconds. */
function countDecodedSeconds(mp3: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-mp3-'));
  try {
    const [from, to] = [join(folder, 'in.mp3'), join(folder, 'out.wav')];
    writeFileSync(from, mp3);
    execFileSync('lame', ['--quiet', '--decode', from, to], { stdio: 'ignore' });
    return countWavSeconds(readFileSync(to));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countWavSeconds(wav: Uint8Array): number {
  const view = new DataView(wav.buffer, wav.byteOffset);
  return (wav.length - 44) / view.getUint32(28, true);
}

test('the description is spoken, the data are heard after it, and the MP3 decodes to the length of the WAV', async () => {
  const source = { drawing: createDrawing([createShape('a')], { description: 'A chart.' }), chart };
  const [words, both] = await Promise.all([makeAudio(source), makeAudio({ ...source, score })]);
  const seconds = countWavSeconds(findBytes(both, 'audio.wav'));
  expect(seconds - countWavSeconds(findBytes(words, 'audio.wav'))).toBeCloseTo(0.7 + score.duration, 3);
  expect(Math.abs(countDecodedSeconds(findBytes(both, 'audio.mp3')) - seconds)).toBeLessThan(0.1);
});

test('a language without a voice is reported, and no file is made', async () => {
  const result = await makeAudio({
    drawing: createDrawing([createShape('a')], { language: 'fi' }),
    chart,
    score,
  });
  expect(result).toMatchObject({ ok: false, problems: [{ code: 'voice_missing' }] });
});

test('the title is said first and then what is told of the graphic, each in its language', () => {
  expect(composeSpeech({ drawing: createDrawing([]), description: 'One.\n\nTwo' }, 'full').before).toEqual([
    { text: 'A drawing.\n\nOne.\n\nTwo.', language: 'en' },
  ]);
  const german = createDrawing([], { title: 'Umsatz', language: 'de' });
  expect(
    composeSpeech({ drawing: german, description: 'A chart.', descriptionLanguage: 'en' }, 'full').before,
  ).toEqual([
    { text: 'Umsatz.', language: 'de' },
    { text: 'A chart.', language: 'en' },
  ]);
});

test('the sound of a chart follows what the chart is, and the rest is said behind it or not at all', () => {
  const source = { drawing: createDrawing([]), chart, score, description: 'One.\n\nTwo.\n\nThree.' };
  const say = (text: string) => [{ text, language: 'en' }];
  expect(composeSpeech(source, 'full')).toEqual({
    before: say('A drawing.\n\nOne.'),
    after: say('Two.\n\nThree.'),
  });
  expect(composeSpeech(source, 'short')).toEqual({ before: say('A drawing.\n\nOne.'), after: [] });
  expect(composeSpeech(source, 'none')).toEqual({ before: [], after: [] });
});

test('without speech a chart is heard at once, and what has no sound is refused', async () => {
  const settings = { ...DEFAULT_SETTINGS, speech: 'none' } as const;
  const speech = openSpeech([flite]);
  const heard = await audio.make({ drawing: createDrawing([]), chart, score }, A4, { speech, settings });
  expect(countWavSeconds(findBytes(heard, 'audio.wav'))).toBeCloseTo(score.duration, 3);
  const silent = await audio.make({ drawing: createDrawing([createShape('a')]) }, A4, { speech, settings });
  expect(silent).toMatchObject({ ok: false, problems: [{ code: 'nothing_to_hear' }] });
});

test('a voice of another rate keeps its pitch and its length', () => {
  const wave = (rate: number, length: number) =>
    Float32Array.from({ length }, (_, at) => Math.sin((2 * Math.PI * 440 * at) / rate));
  const made = resample({ sampleRate: 16_000, samples: wave(16_000, 1600) }, 44_100);
  const wanted = wave(44_100, made.length);
  expect(made.length).toBe(4410);
  for (let at = 10; at < made.length - 10; at += 1)
    expect(Math.abs((made[at] ?? 0) - (wanted[at] ?? 0))).toBeLessThan(0.01);
});
