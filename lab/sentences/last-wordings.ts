import {
  addUp,
  amount,
  bend,
  type ChartWording,
  capital,
  plural,
  valuesOf,
  writeNumber,
} from './chart-facts.ts';
import {
  aboutCount,
  aboutEnd,
  aboutEnds,
  aboutGap,
  aboutTrend,
  aboutTwo,
  aboutValue,
  markOf,
  type Write,
  wording,
} from './chart-writers.ts';
import { type FigureWording, pairWordings } from './first-figure-wordings.ts';

/** The last portion: the checker was never changed for it, so that its figures are those of a stranger. */
export const LAST_CHART_WORDINGS: readonly ChartWording[] = [
  ...wording(
    'value',
    aboutValue(({ name, number, what }) => `It says ${number} for the ${what} next to ${name}.`),
    aboutValue(({ place, what, number }) => `The ${what} reached ${number} ${place}.`),
    aboutValue(({ name, number }) => `Above the name ${name}, the value is ${number}.`),
    aboutValue(
      ({ name, what, number }) =>
        `${capital(name)}, with a ${what} of ${number}, is one of those that are shown.`,
    ),
  ),
  ...wording(
    'highest',
    aboutEnd(true, ({ name }) => `The winner is ${name}.`, true),
    aboutEnd(true, ({ name, number }) => `The biggest value is ${number} and belongs to ${name}.`, true),
    aboutEnd(true, ({ name }) => `Nothing is higher than ${name}.`, true),
    aboutEnd(true, ({ place }, { y }) => `The ${y.toLowerCase()} was at its highest ${place}.`, true),
  ),
  ...wording(
    'lowest',
    aboutEnd(false, ({ name }) => `With the lowest value, ${name} stays behind the others.`, true),
    aboutEnd(false, ({ place }, { y }) => `The ${y.toLowerCase()} was at its lowest ${place}.`, true),
    aboutEnd(false, ({ name, number }) => `The smallest one is ${name} with ${number}.`, true),
  ),
  ...wording(
    'more and less',
    aboutTwo((one, other) => `We see a higher value for ${one} than for ${other}.`),
    aboutTwo((one, other) => `${capital(one)} is bigger, and ${other} is smaller.`),
    aboutTwo((one, other) => `${capital(other)} is not as big as ${one}.`),
    aboutTwo((one, other) => `More than ${other} has ${one}.`),
  ),
  ...wording(
    'difference',
    aboutGap((one, other, by) => `${capital(one)} leads ${other} by ${by}.`),
    aboutGap((one, other, by) => `Compared with ${other}, ${one} has ${by} more.`),
    aboutGap((one, other, by) => `There are ${by} between ${one} and ${other}.`),
  ),
  ...wording(
    'how many',
    aboutCount(
      (count, facts) => `On the chart we find ${count} ${facts.x === '' ? 'slices' : plural(facts.x)}.`,
    ),
    aboutCount((count, facts) => `Its ${count} ${markOf(facts)}s are easy to tell apart.`),
    aboutCount(
      (count, facts) => `${capital(count)} ${facts.x === '' ? 'slices' : plural(facts.x)} are listed.`,
    ),
  ),
  ...wording(
    'trend',
    aboutTrend(
      (way, from, to, _, what) =>
        `${capital(what)} was ${way === 'up' ? 'lower' : 'higher'} in ${from} than in ${to}.`,
    ),
    aboutTrend(
      (way, _, __, ___, what) => `As the years go by, ${what} ${way === 'up' ? 'grows' : 'shrinks'}.`,
    ),
    aboutTrend(
      (way, from, to, _, what) =>
        `${capital(what)} has ${way === 'up' ? 'gone up' : 'gone down'} since ${from}, up to ${to}.`,
    ),
  ),
  ...wording(
    'order',
    aboutEnds((name, isLast) => `${isLast ? 'At the end' : 'At the beginning'} of the axis is ${name}.`),
    aboutEnds(
      (name, isLast, { x }) =>
        `${capital(name)} is the ${x.toLowerCase() || 'name'} that comes ${isLast ? 'last' : 'first'}.`,
    ),
  ),
  ...wording(
    'sum',
    ...(
      [
        (sum: string) => `The whole is ${sum}.`,
        (sum: string) => `Taken together, the values are ${sum}.`,
        (sum: string) => `The total comes to ${sum}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length > 1 || facts.form === 'scatter') return null;
          const sum = addUp(valuesOf(facts));
          return say(amount(isTrue ? sum : bend(sum, dice), facts, dice));
        },
    ),
  ),
  ...wording(
    'title and axes',
    (facts, dice, isTrue) =>
      `The chart is titled “${isTrue ? facts.title : dice.pick(['Cakes we sold', 'Wind in the north'])}”.`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === ''
        ? null
        : `On the horizontal axis we find the ${(isTrue ? facts.x : facts.y).toLowerCase()}.`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === ''
        ? null
        : `The vertical axis is for the ${(isTrue ? facts.y : facts.x).toLowerCase()}.`,
  ),
];

export const LAST_FIGURE_WORDINGS: readonly FigureWording[] = [
  ...pairWordings('above and below', ({ above }) => above, [
    (one, other) => `${capital(one)} has its place above ${other}.`,
    (one, other) => `Above ${other} you can feel ${one}.`,
    (one, other) => `${capital(other)} is drawn under ${one}.`,
    (one, other) => `${capital(one)} is nearer to the top than ${other}.`,
  ]),
  ...pairWordings('left and right', ({ left }) => left, [
    (one, other) => `On the left of ${other} is ${one}.`,
    (one, other) => `${capital(other)} lies to the right of ${one}.`,
    (one, other) => `${capital(one)} comes first from the left, and ${other} is to its right.`,
  ]),
  ...pairWordings('inside', ({ inside }) => inside, [
    (one, other) => `${capital(one)} sits inside ${other}.`,
    (one, other) => `${capital(other)} goes around ${one}.`,
  ]),
  ...pairWordings('larger', ({ larger }) => larger, [
    (one, other) => `${capital(one)} is much larger than ${other}.`,
  ]),
  ...pairWordings('arrows', ({ arrows }) => arrows, [
    (one, other) => `One of the arrows goes from ${one} to ${other}.`,
    (one, other) => `Follow the arrow from ${one}, and you get to ${other}.`,
  ]),
  ...(
    [
      (count: string, noun: string) => `The sheet shows ${count} ${noun}.`,
      (count: string, noun: string) => `There are ${count} ${noun} to be found.`,
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
      (word: string) => `The label “${word}” is on the sheet.`,
      (word: string) => `One of its words is “${word}”.`,
    ] as const
  ).map(
    (say): FigureWording => ({
      kind: 'words',
      write: ({ words }, dice, isTrue) =>
        words.length === 0
          ? null
          : say(isTrue ? dice.pick(words) : dice.pick(['Camel', 'Window', 'Gravity'])),
    }),
  ),
];
