import { capital, writeNumber } from './chart-facts.ts';
import { type FigureWording, pairWordings } from './first-figure-wordings.ts';

/** These have other forms than those before them. */
export const THIRD_FIGURE_WORDINGS: readonly FigureWording[] = [
  ...pairWordings('above and below', ({ above }) => above, [
    (one, other) => `${capital(one)} can be found over ${other}.`,
    (one, other) => `Below ${one} there is ${other}.`,
    (one, other) => `${capital(other)} is located beneath ${one}.`,
    (one, other) => `If your hand moves up from ${other}, it will reach ${one}.`,
    (one, other) => `On the sheet, ${one} is placed above ${other}.`,
  ]),
  ...pairWordings('left and right', ({ left }) => left, [
    (one, other) => `${capital(one)} is on the left side of ${other}.`,
    (one, other) => `Left of ${other} is ${one}.`,
    (one, other) => `${capital(other)}, on the other hand, is right of ${one}.`,
    (one, other) => `${capital(other)} has been drawn to the right of ${one}.`,
  ]),
  ...pairWordings('inside', ({ inside }) => inside, [
    (one, other) => `${capital(other)} encloses ${one}.`,
    (one, other) => `Inside ${other} there is ${one}.`,
  ]),
  ...pairWordings('larger', ({ larger }) => larger, [
    (one, other) => `${capital(one)} takes up more room than ${other} and is larger than ${other}.`,
    (one, other) => `${capital(other)} is the smaller of the two, compared with ${one}.`,
  ]),
  ...pairWordings('arrows', ({ arrows }) => arrows, [
    (one, other) => `There is an arrow from ${one} to ${other}.`,
    (one, other) => `An arrow runs from ${one} into ${other}.`,
    (one, other) => `${capital(one)} is joined to ${other} by an arrow that points to ${other}.`,
  ]),
  ...(
    [
      (count: string, noun: string) => `In the drawing there are ${count} ${noun}.`,
      (count: string, noun: string) => `The picture contains ${count} ${noun} altogether.`,
      (count: string, noun: string) => `One can make out ${count} ${noun}.`,
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
      (word: string) => `It has the label “${word}”.`,
      (word: string) => `You can read the word “${word}” on it.`,
      (word: string) => `One part is labelled “${word}”.`,
    ] as const
  ).map(
    (say): FigureWording => ({
      kind: 'words',
      write: ({ words }, dice, isTrue) =>
        words.length === 0
          ? null
          : say(isTrue ? dice.pick(words) : dice.pick(['Walrus', 'Saucepan', 'Longitude', 'Trumpet'])),
    }),
  ),
  {
    kind: 'title',
    write: ({ title }, dice, isTrue) =>
      title === ''
        ? null
        : `The heading of the sheet is “${isTrue ? title : dice.pick(['The solar system', 'A castle'])}”.`,
  },
];
