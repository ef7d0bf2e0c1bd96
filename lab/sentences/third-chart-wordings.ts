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

/** These have other forms than those before them. */
export const THIRD_CHART_WORDINGS: readonly ChartWording[] = [
  ...wording(
    'value',
    aboutValue(({ place, what, number }) => `The chart puts the ${what} at ${number} ${place}.`),
    aboutValue(({ name, what, number }) => `As for ${name}, its ${what} equals ${number}.`),
    aboutValue(({ name, number }) => `Next to the name ${name} we can feel a value of ${number}.`),
    aboutValue(({ place, number, what }) => `You can see that ${place} the ${what} amounted to ${number}.`),
    aboutValue(({ name, number, what }) => `${capital(name)} got ${number} for its ${what}.`),
  ),
  ...wording(
    'highest',
    aboutEnd(true, ({ name }, { y }) => `In ${y.toLowerCase()}, ${name} is the largest.`, true),
    aboutEnd(true, ({ number, name }) => `The top value, which is ${number}, is held by ${name}.`, true),
    aboutEnd(
      true,
      ({ name, number }) => `${capital(name)} shows the highest figure of all: ${number}.`,
      true,
    ),
    aboutEnd(true, ({ place }) => `The line or the bars reach their maximum ${place}.`, true),
    aboutEnd(true, ({ name }) => `You will find the greatest value at ${name}.`, true),
  ),
  ...wording(
    'lowest',
    aboutEnd(false, ({ name }) => `The least is shown by ${name}.`, true),
    aboutEnd(false, ({ number, name }) => `At only ${number}, ${name} has the lowest value.`, true),
    aboutEnd(false, ({ place, number }) => `Its minimum, ${number}, can be read ${place}.`, true),
  ),
  ...wording(
    'more and less',
    aboutTwo((one, other, { y }) => `In terms of ${y.toLowerCase()}, ${one} is above ${other}.`),
    aboutTwo((one, other) => `${capital(other)} has a smaller value than ${one}.`),
    aboutTwo((one, other) => `Comparing ${one} with ${other}, we see that ${one} is larger.`),
    aboutTwo((one, other) => `${capital(one)} outdoes ${other}.`),
    aboutTwo((one, other) => `The figure for ${one} is more than the figure for ${other}.`),
  ),
  ...wording(
    'difference',
    aboutGap((one, other, by) => `${capital(one)} and ${other} differ by ${by}.`),
    aboutGap((one, other, by) => `${capital(other)} is ${by} below ${one}.`),
    aboutGap((one, other, by) => `From ${other} to ${one} it is a difference of ${by}.`),
    aboutGap((one, other, by) => `${capital(one)} is larger than ${other} by exactly ${by}.`),
  ),
  ...wording(
    'how many',
    aboutCount((count, facts) => `The data is for ${count} ${facts.x === '' ? 'slices' : plural(facts.x)}.`),
    aboutCount((count, facts) => `This chart contains ${count} ${markOf(facts)}s in total.`),
    aboutCount((count, facts) => `Here ${count} ${facts.x === '' ? 'slices' : plural(facts.x)} are shown.`),
  ),
  ...wording(
    'trend',
    aboutTrend(
      (way, from, to, _, what) =>
        `${capital(what)} ${way === 'up' ? 'went up' : 'went down'} in the years from ${from} to ${to}.`,
    ),
    aboutTrend(
      (way, _, __, ___, what) =>
        `We notice ${way === 'up' ? 'a rise' : 'a fall'} in ${what} over the whole period.`,
    ),
    aboutTrend(
      (way, from, to, _, what) =>
        `In ${to}, ${what} is ${way === 'up' ? 'above' : 'below'} the level of ${from}.`,
    ),
    aboutTrend(
      (way, _, to, __, what) => `${capital(what)} ends ${way === 'up' ? 'higher' : 'lower'} than it begins.`,
    ),
  ),
  ...wording(
    'order',
    aboutEnds(
      (name, isLast, { x }) =>
        `${isLast ? 'The last' : 'The first'} of the ${plural(x || 'category')} is ${name}.`,
    ),
    aboutEnds((name, isLast) => `Reading along the axis, you ${isLast ? 'finish' : 'start'} at ${name}.`),
  ),
  ...wording(
    'sum and mean',
    ...(
      [
        (sum: string) => `All of them together are ${sum}.`,
        (sum: string) => `The values sum to ${sum}.`,
        (sum: string) => `There is a total of ${sum}.`,
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
    'range',
    ...(
      [
        (low: string, high: string) => `Values run from ${low} to ${high}.`,
        (low: string, high: string) => `The lowest value is ${low}, and the highest one is ${high}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (facts.series.length > 1 || facts.form === 'scatter') return null;
          const values = valuesOf(facts).toSorted((a, b) => a - b);
          const [low = 0, high = 0] = [values[0], values.at(-1)];
          return say(
            amount(low, facts, dice),
            amount(isTrue ? high : round(low + (high - low) * 0.65), facts, dice),
          );
        },
    ),
  ),
  ...wording(
    'title and axes',
    (facts, dice, isTrue) =>
      `At the top is the title “${isTrue ? facts.title : dice.pick(['Lunch menu', 'Bus arrivals'])}”.`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === '' ? null : `The x-axis is called “${isTrue ? facts.x : facts.y}”.`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === ''
        ? null
        : `The y axis gives the ${(isTrue ? facts.y : facts.x).toLowerCase()}.`,
    (facts, _, isTrue) => {
      const kinds = {
        bar: 'bar graph',
        line: 'line chart',
        area: 'area graph',
        pie: 'pie graph',
        donut: 'doughnut chart',
        scatter: 'scatter plot',
      };
      return `We have a ${isTrue ? kinds[facts.form] : facts.form === 'bar' ? 'line chart' : 'bar chart'} here.`;
    },
  ),
  ...wording(
    'several series',
    ...(
      [
        (one: string, other: string, place: string) => `${capital(place)}, ${one} has more than ${other}.`,
        (one: string, other: string, place: string) => `${one} exceeds ${other} ${place}.`,
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
  ...wording('two claims', (facts, dice, isTrue) => {
    if (facts.series.length > 1 || facts.form === 'scatter' || facts.form === 'pie' || facts.form === 'donut')
      return null;
    const [first, last] = [facts.rows[0], facts.rows.at(-1)];
    const value = last?.values[0] ?? 0;
    return `It starts at ${amount(first?.values[0] ?? 0, facts, dice)} ${placeOf(first?.label ?? '', facts)}, and ${nameOf(last?.label ?? '', facts)} has ${amount(isTrue ? value : bend(value, dice), facts, dice)}.`;
  }),
  ...wording('limits', (facts, dice, isTrue) => {
    if (facts.series.length > 1 || facts.x === '' || facts.form === 'scatter') return null;
    const values = valuesOf(facts);
    const limit = Math.round(values.reduce((a, b) => a + b, 0) / values.length);
    if (values.includes(limit) || values.some((value) => value < 0)) return null;
    const count = values.filter((value) => value < limit).length + (isTrue ? 0 : dice.pick([1, 2]));
    return `Below ${amount(limit, facts, dice)} there are ${writeNumber(count, dice)} ${plural(facts.x)}.`;
  }),
];
