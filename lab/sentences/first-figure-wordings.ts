import { capital, writeNumber } from './chart-facts.ts';
import type { Dice } from './dice.ts';
import type { FigureFacts } from './figure-facts.ts';

export interface FigureWording {
  readonly kind: string;
  readonly write: (facts: FigureFacts, dice: Dice, isTrue: boolean) => string | null;
}

type Pairs = (facts: FigureFacts) => readonly (readonly [string, string])[];

export function pairWordings(
  kind: string,
  pairs: Pairs,
  writes: readonly ((one: string, other: string) => string)[],
): readonly FigureWording[] {
  return writes.map((write) => ({
    kind,
    write: (facts, dice, isTrue) => {
      const all = pairs(facts);
      if (all.length === 0) return null;
      const [one, other] = dice.pick(all);
      return isTrue ? write(one, other) : write(other, one);
    },
  }));
}

const LOST = ['Penguin', 'Harbour', 'Electron', 'Violin', 'Chimney', 'Iceberg'];

export const FIRST_FIGURE_WORDINGS: readonly FigureWording[] = [
  ...pairWordings('above and below', ({ above }) => above, [
    (one, other) => `${capital(one)} is above ${other}.`,
    (one, other) => `${capital(other)} lies below ${one}.`,
    (one, other) => `Underneath ${one} is ${other}.`,
    (one, other) => `You find ${one} higher up than ${other}.`,
    (one, other) => `${capital(other)} is further down the sheet than ${one}.`,
    (one, other) => `Going down from ${one}, you come to ${other}.`,
  ]),
  ...pairWordings('left and right', ({ left }) => left, [
    (one, other) => `${capital(one)} is to the left of ${other}.`,
    (one, other) => `${capital(other)} can be found on the right of ${one}.`,
    (one, other) => `To the right of ${one} we meet ${other}.`,
    (one, other) => `${capital(one)} stands left of ${other}.`,
    (one, other) => `${capital(other)} is further to the right than ${one}.`,
  ]),
  ...pairWordings('inside', ({ inside }) => inside, [
    (one, other) => `${capital(one)} is inside ${other}.`,
    (one, other) => `${capital(other)} surrounds ${one}.`,
    (one, other) => `${capital(one)} lies within ${other}.`,
  ]),
  ...pairWordings('larger', ({ larger }) => larger, [
    (one, other) => `${capital(one)} is bigger than ${other}.`,
    (one, other) => `${capital(other)} is smaller than ${one}.`,
    (one, other) => `Of the two, ${one} is larger than ${other}.`,
  ]),
  ...pairWordings('arrows', ({ arrows }) => arrows, [
    (one, other) => `An arrow leads from ${one} to ${other}.`,
    (one, other) => `From ${one} an arrow points to ${other}.`,
    (one, other) => `The arrow goes from ${one} towards ${other}.`,
    (one, other) => `There is an arrow that starts at ${one} and ends at ${other}.`,
    (one, other) => `${capital(one)} points to ${other} by an arrow.`,
  ]),
  ...(
    [
      (count: string, noun: string) => `There are ${count} ${noun}.`,
      (count: string, noun: string) => `The drawing has ${count} ${noun}.`,
      (count: string, noun: string) => `We count ${count} ${noun} on the sheet.`,
      (count: string, noun: string) => `${capital(count)} ${noun} can be felt.`,
      (count: string, noun: string) => `It shows ${count} ${noun}.`,
    ] as const
  ).map(
    (say): FigureWording => ({
      kind: 'how many',
      write: ({ counts }, dice, isTrue) => {
        const nouns = Object.keys(counts).filter((noun) => (counts[noun] ?? 0) > 1);
        if (nouns.length === 0) return null;
        const noun = dice.pick(nouns);
        return say(writeNumber((counts[noun] ?? 0) + (isTrue ? 0 : dice.pick([1, 2, 3])), dice), noun);
      },
    }),
  ),
  ...(
    [
      (word: string) => `One label reads “${word}”.`,
      (word: string) => `The word "${word}" is written on the drawing.`,
      (word: string) => `There is a label that says “${word}”.`,
      (word: string) => `Among the words is the label “${word}”.`,
    ] as const
  ).map(
    (say): FigureWording => ({
      kind: 'words',
      write: ({ words }, dice, isTrue) =>
        words.length === 0 ? null : say(isTrue ? dice.pick(words) : dice.pick(LOST)),
    }),
  ),
  ...(
    [
      (title: string) => `The drawing is titled “${title}”.`,
      (title: string) => `The title of the drawing is “${title}”.`,
    ] as const
  ).map(
    (say): FigureWording => ({
      kind: 'title',
      write: ({ title }, dice, isTrue) =>
        title === '' ? null : say(isTrue ? title : dice.pick(['The human heart', 'A farm in winter'])),
    }),
  ),
];
