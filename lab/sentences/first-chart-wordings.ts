import {
  addUp,
  amount,
  bend,
  type ChartWording,
  capital,
  nameOf,
  placeOf,
  plural,
  round,
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

/** Sentences as strangers wrote them, before they saw which ones are understood. */
export const FIRST_CHART_WORDINGS: readonly ChartWording[] = [
  ...wording(
    'value',
    aboutValue(({ place, what, number }) => `${capital(place)} the ${what} was ${number}.`),
    aboutValue(({ place, what, number }) => `The ${what} ${place} is ${number}.`),
    aboutValue(({ place, what, number }) => `We can read off ${number} as the ${what} ${place}.`),
    aboutValue(({ name, what, number }) => `${capital(name)} has a ${what} of ${number}.`),
    aboutValue(({ name, number, what }) => `At ${name}, the ${what} comes to exactly ${number}.`),
    aboutValue(({ place, what, number }) => `With ${number} ${place}, the ${what} is easy to find.`),
    aboutValue(({ place, number, what }) => `There were ${number} ${place} (${what}).`),
  ),
  ...wording(
    'highest',
    aboutEnd(true, ({ name }, { y }) => `${capital(name)} has the highest ${y.toLowerCase()}.`, true),
    aboutEnd(
      true,
      ({ place, number }, { y }) => `The greatest ${y.toLowerCase()}, ${number}, is found ${place}.`,
      true,
    ),
    aboutEnd(true, ({ number }) => `The largest value in the chart is ${number}.`, false),
    aboutEnd(
      true,
      ({ name }, facts) => (facts.form === 'bar' ? `The tallest ${markOf(facts)} belongs to ${name}.` : null),
      true,
    ),
    aboutEnd(true, ({ name }) => `No other value is as high as that of ${name}.`, true),
    aboutEnd(true, ({ place, number }) => `The maximum of ${number} was reached ${place}.`, true),
    aboutEnd(true, ({ name, number }) => `${capital(name)} comes out on top with ${number}.`, true),
  ),
  ...wording(
    'lowest',
    aboutEnd(false, ({ name }, { y }) => `The smallest ${y.toLowerCase()} is that of ${name}.`, true),
    aboutEnd(false, ({ number, place }) => `The lowest point is ${number}, ${place}.`, true),
    aboutEnd(
      false,
      ({ name }, facts) =>
        facts.form === 'bar' && valuesOf(facts).every((value) => value >= 0)
          ? `The shortest ${markOf(facts)} is the one for ${name}.`
          : null,
      true,
    ),
    aboutEnd(false, ({ number }) => `Nothing in the chart is below ${number}, which is the minimum.`, false),
    aboutEnd(false, ({ name, number }) => `${capital(name)} is at the bottom with just ${number}.`, true),
  ),
  ...wording(
    'more and less',
    aboutTwo((one, other, { y }) => `${capital(one)} has a higher ${y.toLowerCase()} than ${other}.`),
    aboutTwo((one, other) => `${capital(other)} lies below ${one}.`),
    aboutTwo((one, other, facts) =>
      facts.form === 'bar'
        ? `The bar for ${one} is longer than the bar for ${other}.`
        : `The value for ${one} is larger than that for ${other}.`,
    ),
    aboutTwo((one, other) => `Compared with ${one}, ${other} is smaller.`),
    aboutTwo(
      (one, other, { y }) =>
        `There is less ${y.toLowerCase()} in the case of ${other} than in the case of ${one}.`,
    ),
    aboutTwo((one, other) => `${capital(one)} beats ${other}.`),
    aboutTwo((one, other) => `${capital(other)} does not reach the value of ${one}.`),
  ),
  ...wording(
    'difference',
    aboutGap((one, other, by) => `${capital(one)} is ${by} higher than ${other}.`),
    aboutGap((one, other, by) => `The difference between ${one} and ${other} is ${by}.`),
    aboutGap((one, other, by) => `${capital(other)} has ${by} less than ${one}.`),
    aboutGap((one, other, by) => `${capital(one)} exceeds ${other} by ${by}.`),
    aboutGap((one, other, by) => `${capital(one)} and ${other} are ${by} apart.`),
  ),
  ...wording(
    'how many',
    aboutCount((count, facts) => `There are ${count} ${markOf(facts)}s in the chart.`),
    aboutCount((count, facts) => `The chart shows ${count} ${facts.x === '' ? 'parts' : plural(facts.x)}.`),
    aboutCount(
      (count, facts) => `${capital(count)} ${facts.x === '' ? 'slices' : plural(facts.x)} are compared.`,
    ),
    aboutCount((count, facts) => `It is made up of ${count} ${markOf(facts)}s.`),
    aboutCount((count, facts) => `The number of ${facts.x === '' ? 'slices' : plural(facts.x)} is ${count}.`),
  ),
  ...wording(
    'how many series',
    ...['series', 'data series', 'sets of data'].map(
      (noun): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length < 2) return null;
          return `The chart compares ${writeNumber(facts.series.length + (isTrue ? 0 : dice.pick([1, 2])), dice)} ${noun}.`;
        },
    ),
  ),
  ...wording(
    'trend',
    aboutTrend(
      (way, from, to, _, what) =>
        `${capital(what)} ${way === 'up' ? 'rose' : 'fell'} between ${from} and ${to}.`,
    ),
    aboutTrend((way, _, __, ___, what) => `Overall, ${what} ${way === 'up' ? 'goes up' : 'goes down'}.`),
    aboutTrend(
      (way, from, to, _, what) =>
        `From ${from} to ${to} there is ${way === 'up' ? 'an increase' : 'a decrease'} in ${what}.`,
    ),
    aboutTrend((way, _, to, __, what) => `By ${to}, ${what} had ${way === 'up' ? 'grown' : 'shrunk'}.`),
    aboutTrend(
      (way, from, _, __, what) => `Since ${from}, ${what} has ${way === 'up' ? 'climbed' : 'declined'}.`,
    ),
  ),
  ...wording(
    'first and last',
    aboutEnds((name, isLast, { x }) => `The ${isLast ? 'last' : 'first'} ${x.toLowerCase()} is ${name}.`),
    aboutEnds((name, isLast) => `The chart ${isLast ? 'ends' : 'starts'} with ${name}.`),
    aboutEnds((name, isLast) =>
      `${capital(name)} is the ${isLast ? 'last' : 'first'} one from the left.`.replace(
        'last one from the left',
        'last one on the axis',
      ),
    ),
  ),
  ...wording(
    'sum and mean',
    ...(
      [
        (sum: string) => `The total is ${sum}.`,
        (sum: string) => `Together the values make ${sum}.`,
        (sum: string) => `Everything adds up to ${sum}.`,
        (sum: string) => `In all, that is ${sum}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length > 1 || facts.form === 'scatter') return null;
          const sum = addUp(valuesOf(facts));
          return say(amount(isTrue ? sum : bend(sum, dice), facts, dice));
        },
    ),
    ...(
      [
        (mean: string) => `The average is about ${mean}.`,
        (mean: string) => `On average there are ${mean}.`,
        (mean: string) => `The mean of all values is roughly ${mean}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length > 1 || facts.form === 'scatter') return null;
          const mean = addUp(valuesOf(facts)) / facts.rows.length;
          return say(
            amount(Math.round((isTrue ? mean : mean * dice.pick([0.6, 1.4])) * 10) / 10, facts, dice),
          );
        },
    ),
  ),
  ...wording(
    'range',
    ...(
      [
        (low: string, high: string) => `The values range from ${low} to ${high}.`,
        (low: string, high: string) => `All values lie between ${low} and ${high}.`,
        (low: string, high: string) => `The smallest is ${low} and the largest ${high}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length > 1 || facts.form === 'scatter') return null;
          const values = valuesOf(facts).toSorted((a, b) => a - b);
          const [low = 0, high = 0] = [values[0], values.at(-1)];
          const wrong = round(low + (high - low) * 0.7);
          return say(amount(low, facts, dice), amount(isTrue ? high : wrong, facts, dice));
        },
    ),
  ),
  ...wording(
    'title and axes',
    (facts, dice, isTrue) =>
      `The title is “${isTrue ? facts.title : dice.pick(['Favourite colours', 'Sunshine in May', 'How tall we are'])}”.`,
    (facts, dice, isTrue) =>
      `The chart is called "${isTrue ? facts.title : dice.pick(['Pets at home', 'Hours of sleep'])}".`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === '' || facts.x === facts.y
        ? null
        : `The horizontal axis shows the ${(isTrue ? facts.x : facts.y).toLowerCase()}.`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === ''
        ? null
        : `The vertical axis is labelled ${isTrue ? facts.y : facts.x}.`,
    (facts, _, isTrue) => {
      const right = {
        bar: 'bar chart',
        line: 'line graph',
        area: 'area chart',
        pie: 'pie chart',
        donut: 'ring chart',
        scatter: 'scatter plot',
      }[facts.form];
      return `This is a ${isTrue ? right : right === 'pie chart' ? 'bar chart' : 'pie chart'}.`;
    },
  ),
  ...wording(
    'share',
    ...(
      [
        (name: string, share: string) => `${capital(name)} makes up ${share} percent of the total.`,
        (name: string, share: string) => `About ${share} % of everything goes to ${name}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (!/pie|donut/.test(facts.form) || facts.unit === '%') return null;
          const row = facts.rows[dice.below(facts.rows.length)];
          if (!row) return null;
          const share = ((row.values[0] ?? 0) / addUp(valuesOf(facts))) * 100;
          return say(nameOf(row.label, facts), String(Math.round(isTrue ? share : share * 1.5 + 4)));
        },
    ),
  ),
  ...wording(
    'several series',
    ...(
      [
        (one: string, other: string, place: string) => `${capital(place)}, ${one} is higher than ${other}.`,
        (one: string, other: string, place: string) => `${other} is lower than ${one} ${place}.`,
        (one: string, other: string, place: string) => `There is more ${one} than ${other} ${place}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length < 2) return null;
          const row = facts.rows[dice.below(facts.rows.length)];
          const [a = 0, b = 0] = row?.values ?? [];
          if (!row || Math.abs(a - b) < 0.03 * Math.max(a, b)) return null;
          const [high, low] = a > b ? [0, 1] : [1, 0];
          const [one, other] = isTrue ? [high, low] : [low, high];
          return say(facts.series[one ?? 0] ?? '', facts.series[other ?? 0] ?? '', placeOf(row.label, facts));
        },
    ),
  ),
  ...wording(
    'above a limit',
    ...(
      [
        (count: string, noun: string, limit: string) =>
          `${capital(count)} of the ${noun} are above ${limit}.`,
        (count: string, noun: string, limit: string) =>
          `In the chart, ${count} ${noun} have more than ${limit}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length > 1 || facts.x === '' || facts.form === 'scatter') return null;
          const values = valuesOf(facts);
          const sorted = values.toSorted((a, b) => a - b);
          const middle = Math.floor(sorted.length / 2);
          const limit = Math.round(((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2);
          if (values.includes(limit)) return null;
          const count = values.filter((value) => value > limit).length + (isTrue ? 0 : dice.pick([1, -1]));
          return count < 1
            ? null
            : say(writeNumber(count, dice), plural(facts.x), amount(limit, facts, dice));
        },
    ),
  ),
];
