import { loudnessOf } from './loudness.ts';
import { type Partials, TIMBRES, type Timbre } from './timbres.ts';

export interface Partial {
  readonly hertz: number;
  readonly amplitude: number;
}

/** The loudness of every note: that of a sine of C3 that just does not overload. */
const LEVEL = 0.62 * loudnessOf(130.81);
/** However low the note: two channels, noise and signals still find room above. */
const LOUDEST = 0.7;

/**
 * The overtones of a note that this sample rate can carry, so strong that notes of every pitch and
 * timbre are equally loud.
 */
export function partialsOf(frequency: number, timbre: Timbre, sampleRate: number): readonly Partial[] {
  const shape: Partials = TIMBRES[timbre];
  const heard = shape
    .map((strength, index) => ({ hertz: frequency * (index + 1), amplitude: strength }))
    .filter(({ hertz, amplitude }) => amplitude > 0 && hertz < 0.45 * sampleRate);
  const loudness = Math.sqrt(
    heard.reduce((sum, { hertz, amplitude }) => sum + (amplitude * loudnessOf(hertz)) ** 2, 0),
  );
  const sum = heard.reduce((total, { amplitude }) => total + amplitude, 0);
  const gain = Math.min(LEVEL / loudness, LOUDEST / sum);
  return heard.map(({ hertz, amplitude }) => ({ hertz, amplitude: amplitude * gain }));
}
