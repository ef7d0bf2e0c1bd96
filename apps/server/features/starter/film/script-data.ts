/** What is said, and over which part of the turn. The film stands still at the end of each part. */
export const SCENES = [
  { from: 0, to: 90, words: 'A point runs around a circle. Its height is the sine.' },
  { from: 90, to: 180, words: 'At 90 degrees it was highest: 1. Now it comes down.' },
  { from: 180, to: 270, words: 'At 180 degrees it was level with the middle: 0. It goes on down.' },
  { from: 270, to: 360, words: 'At 270 degrees it was lowest: minus 1. Now it rises again.' },
  { from: 360, to: 360, words: 'After a whole turn it begins anew. The curve is a wave.' },
] as const;

export const FILM = { width: 480, height: 270, step: 6, frameMs: 200, stillMs: 1200, endMs: 3000 } as const;

export interface Moment {
  readonly atMs: number;
  readonly degrees: number;
  readonly words: string;
}

/** Every picture of the film with the time at which it comes, and how long the whole is. */
export function planStoryboard(): { readonly moments: readonly Moment[]; readonly lengthMs: number } {
  let atMs = 0;
  const moments = SCENES.flatMap(({ from, to, words }, scene) => {
    const first = scene === 0 || from === to ? from : from + FILM.step;
    const angles = Array.from(
      { length: (to - first) / FILM.step + 1 },
      (_, index) => first + index * FILM.step,
    );
    return angles.map((degrees): Moment => {
      const moment = { atMs, degrees, words };
      const isEnd = scene === SCENES.length - 1;
      atMs += isEnd ? FILM.endMs : degrees === to ? FILM.stillMs : FILM.frameMs;
      return moment;
    });
  });
  return { moments, lengthMs: atMs };
}

/** The same words as captions that a player shows or a braille display reads (WebVTT). */
export function writeCaptions(): string {
  const { moments, lengthMs } = planStoryboard();
  const begins = SCENES.map(({ words }) => moments.find((moment) => moment.words === words)?.atMs ?? 0);
  const cues = SCENES.map(
    ({ words }, scene) =>
      `${timeOf(begins[scene] ?? 0)} --> ${timeOf(begins[scene + 1] ?? lengthMs)}\n${words}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
