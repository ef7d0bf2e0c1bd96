import { type Score, synthesise } from '@relievo/sound';

let shared: AudioContext | null = null;

/** One for the page: making it takes longer than a key may wait. */
function getContext(): AudioContext {
  shared ??= new AudioContext({ latencyHint: 'interactive' });
  return shared;
}

/** Seconds in which a tone rises and falls, so that it does not crack. */
const EDGE = 0.01;

/** A short tone; nothing where nothing can be heard. */
export function playTone(frequency: number, seconds: number, volume: number): void {
  if (typeof AudioContext !== 'function') return;
  const context = getContext();
  const now = context.currentTime;
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, now);
  loudness.gain.linearRampToValueAtTime(volume, now + EDGE);
  loudness.gain.setValueAtTime(volume, now + Math.max(EDGE, seconds - EDGE));
  loudness.gain.linearRampToValueAtTime(0, now + seconds + EDGE);
  tone.connect(loudness).connect(context.destination);
  tone.start();
  tone.stop(now + seconds + EDGE);
  if (context.state === 'suspended') void context.resume().catch(() => {});
}

export interface Playing {
  /** Seconds since the first sample. */
  readonly elapsed: () => number;
  readonly stop: () => void;
}

/** Plays the very samples that a file of the score would have. Fails where nothing can be heard. */
export function playScore(score: Score, volume: number, onEnd: () => void): Playing {
  const context = getContext();
  const { left, right, sampleRate } = synthesise(score, { sampleRate: context.sampleRate, volume });
  const buffer = context.createBuffer(2, Math.max(1, left.length), sampleRate);
  buffer.copyToChannel(new Float32Array(left), 0);
  buffer.copyToChannel(new Float32Array(right), 1);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.addEventListener('ended', onEnd, { once: true });
  const begun = context.currentTime;
  source.start();
  // A browser keeps it silent until the first key or touch.
  if (context.state === 'suspended') void context.resume().catch(() => {});
  return {
    elapsed: () => context.currentTime - begun,
    stop: () => {
      source.removeEventListener('ended', onEnd);
      source.stop();
    },
  };
}
