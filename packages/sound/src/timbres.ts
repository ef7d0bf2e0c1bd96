/** Overtones by their number: how strong each is beside the first. */
export type Partials = readonly number[];

/**
 * The sounds that tell series apart: more and more overtones, so that they differ at any pitch. The
 * first overtone is always the strongest, and a pitch is never heard an octave off.
 */
export const TIMBRES = {
  sine: [1],
  organ: [1, 0.5, 0, 0.25],
  clarinet: [1, 0, 0.6, 0, 0.35, 0, 0.2],
  strings: [1, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1],
  bell: [1, 0, 0, 0.5, 0, 0, 0.3],
} as const satisfies Record<string, Partials>;

export type Timbre = keyof typeof TIMBRES;

export const TIMBRE_NAMES = Object.keys(TIMBRES) as readonly Timbre[];

/** A listener's own first, then the others in turn. */
export function timbreOf(series: number, first: Timbre = 'sine'): Timbre {
  const order = [first, ...TIMBRE_NAMES.filter((name) => name !== first)];
  return order[series % order.length] ?? first;
}
