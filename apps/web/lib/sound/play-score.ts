import { type Score, synthesise } from '@relievo/sound';

let shared: AudioContext | null = null;

/** One for the page: making it takes longer than a key may wait. */
function getContext(): AudioContext {
  shared ??= new AudioContext({ latencyHint: 'interactive' });
  return shared;
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
