import { scoreOf } from '@relievo/chart/score';
import type { ChartContent } from '@relievo/contracts/library/files';
import type { Studio } from '@relievo/contracts/people';
import { DEFAULT_SOUND, type Score, type SoundSettings, synthesise, toWav } from '@relievo/sound';

/** How a person wants the data of charts to sound. */
export type MySound = Pick<Studio, 'soundSpeed' | 'timbre'>;

export function soundSettingsOf({ soundSpeed, timbre }: MySound): SoundSettings {
  return { ...DEFAULT_SOUND, speed: soundSpeed, timbre };
}

/** The sound of a chart, one note for each value from left to right; ends by itself or by the signal. */
export function playChart(chart: ChartContent, sound: MySound, signal: AbortSignal): Promise<void> {
  return playScore(scoreOf(chart, soundSettingsOf(sound)).score, signal);
}

export async function playScore(score: Score, signal: AbortSignal): Promise<void> {
  // Stopped before it began: nothing would tell so any more.
  if (signal.aborted) return;
  const wav = toWav(synthesise(score));
  const address = URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }));
  const audio = new Audio(address);
  try {
    const ended = new Promise((resolve, reject) => {
      audio.addEventListener('ended', resolve, { once: true });
      audio.addEventListener('error', reject, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
    await Promise.all([audio.play(), ended]);
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}
