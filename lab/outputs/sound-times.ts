import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '@relievo/convert';
import { flite, spellOutForVoice } from '@relievo/convert/speech';
import { synthesise, toWav } from '@relievo/sound';
import { toMp3 } from '../../packages/convert/src/outputs/audio/mp3.ts';
import { type Costs, measure, runProgram } from '../shared/measure.ts';

/** A minute of sound as MP3 and a description spoken, beside the programs that do the same. */
export function measureSound(source: Source, folder: string, rounds: number): Promise<Costs> {
  const score = source.score ?? { duration: 0, events: [] };
  const passes = Math.ceil(60 / score.duration);
  const minute = {
    duration: passes * score.duration,
    events: Array.from({ length: passes }, (_, pass) =>
      score.events.map((event) => ({ ...event, at: event.at + pass * score.duration })),
    ).flat(),
  };
  const sound = synthesise(minute, { sampleRate: 44_100, volume: 1 });
  const wav = join(folder, 'minute.wav');
  writeFileSync(wav, toWav(sound));
  const text = spellOutForVoice(source.description ?? '', 'en');
  const tasks = [
    { name: 'MP3', run: () => toMp3(sound) },
    {
      name: 'lame',
      run: () => runProgram('lame', ['--quiet', '-b', '128', wav, join(folder, 'minute.mp3')]),
    },
    { name: 'sound of a minute', run: () => synthesise(minute, { sampleRate: 44_100, volume: 1 }) },
    { name: 'built-in voice', run: () => flite.speak(text, 'slt', { speed: 1, pitch: 1 }) },
    { name: 'espeak-ng', run: () => runProgram('espeak-ng', ['-w', join(folder, 'said.wav')], text) },
  ];
  return measure(tasks, rounds);
}
