import {
  addUp,
  amount,
  bend,
  type ChartFacts,
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
import type { Dice } from './dice.ts';
import {
  aboutAll,
  aboutOrder,
  aboutRank,
  aboutSteps,
  aboutSum,
  aboutTimes,
  listed,
  ofOne,
  writeLimit,
} from './second-chart-writers.ts';

/** A second portion, written after the first one was understood, and before it was read by the checker. */
export const SECOND_CHART_WORDINGS: readonly ChartWording[] = [
  ...wording(
    'value',
    aboutValue(({ name, number }) => `For ${name}, the chart gives ${number}.`),
    aboutValue(({ name, number }, facts) =>
      facts.series.length > 1
        ? `${capital(name)}: ${number} somewhere in the chart.`
        : `${capital(name)} was measured at ${number}.`,
    ),
    aboutValue(({ place, what, number }) => `${capital(place)} it is ${number} (the ${what}, that is).`),
    aboutValue(
      ({ place, number, what }, { rows }) =>
        `If we go along to the mark ${place}, we find a ${what} of ${number}; there are ${rows.length} marks.`,
    ),
    aboutValue(
      ({ name, number }, facts) =>
        `Run your finger up the ${markOf(facts)} of ${name} and you will stop at ${number}.`,
    ),
    aboutValue(({ name, number, what }) => `The figure given for ${name} is ${number} of ${what}.`),
  ),
  ...wording(
    'values in a row',
    aboutAll(
      (names, numbers) =>
        `${capital(names[0] ?? '')} has ${numbers[0]}, ${names[1]} ${numbers[1]} and ${names[2]} ${numbers[2]}.`,
    ),
    aboutAll((names, numbers) => `${capital(listed(names))} have ${listed(numbers)} respectively.`),
    aboutAll(
      (names, numbers) =>
        `The values are ${numbers[0]} for ${names[0]}, ${numbers[1]} for ${names[1]}, and ${numbers[2]} for ${names[2]}.`,
    ),
  ),
  ...wording(
    'highest',
    aboutEnd(true, ({ name, number }) => `${capital(name)} leads with ${number}.`, true),
    aboutEnd(
      true,
      ({ name }, { x }) => (x === '' ? null : `Of all the ${plural(x)}, ${name} has the most.`),
      true,
    ),
    aboutEnd(true, ({ place }) => `The peak is ${place}.`, true),
    aboutEnd(true, ({ name }) => `${capital(name)} is ahead of all the others.`, true),
    aboutEnd(true, ({ name }) => `Everything else is smaller than ${name}.`, true),
    aboutEnd(true, ({ number, name }) => `The values never go beyond ${number}, the value of ${name}.`, true),
    aboutEnd(
      true,
      ({ name, number }, { y }) => `When it comes to ${y.toLowerCase()}, nothing tops ${name} at ${number}.`,
      true,
    ),
  ),
  ...wording(
    'lowest',
    aboutEnd(false, ({ name }) => `${capital(name)} comes last, with the least of all.`, true),
    aboutEnd(false, ({ name }, { y }) => `The minimum ${y.toLowerCase()} belongs to ${name}.`, true),
    aboutEnd(false, ({ place, number }) => `The low point of ${number} came ${place}.`, true),
    aboutEnd(false, ({ name }) => `${capital(name)} is smaller than any other.`, true),
  ),
  ...wording(
    'rank',
    aboutRank((name) => `The second highest value is that of ${name}.`),
    aboutRank((name, { y }) => `${capital(name)} has the second largest ${y.toLowerCase()}.`),
    aboutRank((name, facts) =>
      facts.form === 'bar'
        ? `The second tallest bar stands for ${name}.`
        : `In second place by size is ${name}, the second biggest.`,
    ),
  ),
  ...wording(
    'more and less',
    aboutTwo((one, other) => `${capital(one)} is greater than ${other}.`),
    aboutTwo((one, other, { y }) => `The ${y.toLowerCase()} of ${other} is not as high as that of ${one}.`),
    aboutTwo((one, other) => `${capital(other)} comes to less than ${one} does.`),
    aboutTwo((one, other, { y }) => `There is more ${y.toLowerCase()} at ${one} than there is at ${other}.`),
    aboutTwo((one, other) => `The value for ${other} falls short of the value for ${one}.`),
    aboutTwo((one, other) => `While ${other} is lower, ${one} is higher.`),
    aboutTwo((one, other) => `${capital(one)} surpasses ${other}.`),
  ),
  ...wording(
    'difference',
    aboutGap((one, other, by) => `Between ${other} and ${one} there is a gap of ${by}.`),
    aboutGap((one, other, by) => `${capital(one)} has ${by} more than ${other}.`),
    aboutGap((one, other, by) => `${capital(one)} beats ${other} by a margin of ${by}.`),
    aboutGap((one, other, by) => `You would have to add ${by} to ${other} to get the value of ${one}.`),
    aboutGap((one, other, by) => `${capital(other)} is lower than ${one} by ${by}.`),
  ),
  ...wording(
    'times',
    aboutTimes(
      (one, other, factor) =>
        `${capital(one)} is ${['', '', 'twice', 'three times', 'four times'][factor]} as high as ${other}.`,
    ),
    aboutTimes((one, other, factor) =>
      factor === 2
        ? `${capital(one)} is double ${other}.`
        : `${capital(one)} is about ${factor} times ${other}.`,
    ),
    aboutTimes((one, other, factor) =>
      factor === 2
        ? `${capital(other)} is half of ${one}.`
        : `${capital(one)} has ${factor} times as much as ${other}.`,
    ),
  ),
  ...wording(
    'how many',
    aboutCount(
      (count, facts) =>
        `Altogether you can find ${count} ${facts.x === '' ? 'slices' : plural(facts.x)} here.`,
    ),
    aboutCount((count, facts) =>
      facts.form === 'pie' || facts.form === 'donut'
        ? `The circle is cut into ${count} pieces.`
        : `${capital(count)} ${plural(facts.x)} appear along the axis.`,
    ),
    aboutCount((count, facts) => `This is data on ${count} ${facts.x === '' ? 'parts' : plural(facts.x)}.`),
    aboutCount((count, facts) =>
      facts.form === 'bar'
        ? `It has ${count} bars, side by side.`
        : `It covers ${count} ${facts.x === '' ? 'slices' : plural(facts.x)}.`,
    ),
  ),
  ...wording(
    'trend',
    aboutTrend((way, from, to, _, what) => `Between ${from} and ${to}, ${what} went ${way}.`),
    aboutTrend(
      (way, from, to, _, what) =>
        `${capital(what)} is ${way === 'up' ? 'higher' : 'lower'} in ${to} than it was in ${from}.`,
    ),
    aboutTrend(
      (way, _, __, ___, what) =>
        `The line for ${what} slopes ${way === 'up' ? 'upwards' : 'downwards'} on the whole.`,
    ),
    aboutTrend(
      (way, from, to, _, what) =>
        `${capital(what)} ${way === 'up' ? 'increased' : 'decreased'} from ${from} to ${to}.`,
    ),
    aboutTrend((way, _, __, { form }, what) =>
      form === 'line'
        ? `The general trend of ${what} is ${way === 'up' ? 'rising' : 'falling'}.`
        : `Over the years ${what} ${way === 'up' ? 'gets bigger' : 'gets smaller'}.`,
    ),
    aboutSteps(
      (from, to, way, by, what) =>
        `From ${from} to ${to}, the ${what} ${way === 'up' ? 'rises' : 'drops'} by ${by}.`,
    ),
    aboutSteps(
      (from, to, way, _, what) =>
        `After ${from} the ${what} ${way === 'up' ? 'goes up' : 'goes down'} until ${to}.`,
    ),
  ),
  ...wording(
    'order',
    aboutEnds((name, isLast) => `The axis ${isLast ? 'ends at' : 'begins with'} ${name}.`),
    aboutEnds((name, isLast) => (isLast ? `Last of all comes ${name}.` : `First comes ${name}.`)),
    aboutEnds(
      (name, isLast, facts) =>
        `${capital(name)} is the ${isLast ? 'final' : 'first'} ${facts.x.toLowerCase() || 'category'} shown.`,
    ),
    aboutOrder((one, other) => `${capital(other)} comes right after ${one}.`),
    aboutOrder((one, other, facts) =>
      facts.form === 'bar'
        ? `The bar of ${one} is placed before the bar of ${other}.`
        : `${capital(one)} is followed by ${other}.`,
    ),
  ),
  ...wording(
    'sum and mean',
    aboutSum((one, other, sum) => `${capital(one)} and ${other} together have ${sum}.`),
    aboutSum((one, other, sum) => `If you add ${one} and ${other}, you get ${sum}.`),
    aboutSum((one, other, sum) => `The sum of ${one} and ${other} is ${sum}.`),
    ...(
      [
        (sum: string) => `Added up, all the values give ${sum}.`,
        (sum: string) => `The sum total is ${sum}.`,
        (sum: string) => `It comes to ${sum} altogether.`,
      ] as const
    ).map(
      (say): Write =>
        ofOne((facts, dice, isTrue) => {
          const sum = addUp(valuesOf(facts));
          return say(amount(isTrue ? sum : bend(sum, dice), facts, dice));
        }),
    ),
  ),
  ...wording(
    'range',
    ...(
      [
        (low: string, high: string) => `The numbers go from ${low} up to ${high}.`,
        (low: string, high: string) =>
          `With a minimum of ${low} and a maximum of ${high}, the values differ a lot.`,
        (low: string, high: string) => `Everything is between ${low} and ${high}.`,
      ] as const
    ).map(
      (say): Write =>
        ofOne((facts: ChartFacts, dice: Dice, isTrue) => {
          const values = valuesOf(facts).toSorted((a, b) => a - b);
          const [low = 0, high = 0] = [values[0], values.at(-1)];
          return say(
            amount(low, facts, dice),
            amount(isTrue ? high : round(low + (high - low) * 0.6), facts, dice),
          );
        }),
    ),
  ),
  ...wording(
    'title and axes',
    (facts, dice, isTrue) =>
      `Its heading reads “${isTrue ? facts.title : dice.pick(['Goals per match', 'Rain in June'])}”.`,
    (facts, dice, isTrue) =>
      `The graph, titled “${isTrue ? facts.title : dice.pick(['Snow depth', 'Steps a day'])}”, has ${facts.series.length === 1 ? 'one series' : `${facts.series.length} series`}.`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === ''
        ? null
        : `Along the bottom axis is the ${(isTrue ? facts.x : facts.y).toLowerCase()}.`,
    (facts, _, isTrue) =>
      facts.x === '' || facts.y === '' ? null : `${isTrue ? facts.y : facts.x} is on the vertical axis.`,
    (facts, _, isTrue) => {
      const kinds = {
        bar: 'column chart',
        line: 'line chart',
        area: 'area chart',
        pie: 'pie chart',
        donut: 'donut chart',
        scatter: 'scatter diagram',
      };
      return `A ${isTrue ? kinds[facts.form] : facts.form === 'line' ? 'bar graph' : 'line graph'} of ${facts.y.toLowerCase()}.`;
    },
    (facts, dice, isTrue) => {
      if (facts.form !== 'bar' && facts.form !== 'pie') return null;
      const label = facts.rows[dice.below(facts.rows.length)]?.label ?? '';
      if (!/^[A-Z][a-z]+$/.test(label)) return null;
      return `There is a ${facts.form === 'bar' ? 'bar' : 'slice'} labelled “${isTrue ? label : dice.pick(['Penguin', 'Atlantis', 'Quartz'])}”.`;
    },
  ),
  ...wording(
    'share',
    ...(
      [
        (name: string, share: string) => `${capital(name)} accounts for ${share}% of the whole.`,
        (name: string, share: string) => `The share of ${name} is ${share} per cent.`,
        (name: string, share: string) => `Roughly ${share} percent of the total is ${name}.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) => {
          if (!/pie|donut/.test(facts.form) || facts.unit === '%') return null;
          const row = facts.rows[dice.below(facts.rows.length)];
          if (!row) return null;
          const share = ((row.values[0] ?? 0) / addUp(valuesOf(facts))) * 100;
          return say(nameOf(row.label, facts), String(Math.round(isTrue ? share : share * 1.4 + 5)));
        },
    ),
  ),
  ...wording(
    'several series',
    ...(
      [
        (one: string, other: string, place: string) => `${one} beats ${other} ${place}.`,
        (one: string, other: string, place: string) =>
          `${capital(place)} the ${one} value is above the ${other} value.`,
        (one: string, other: string, place: string) => `${other} has less than ${one} ${place}.`,
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
    ...(
      [
        (count: string) => `It has ${count} series.`,
        (count: string) => `For each place there are values of ${count} series.`,
      ] as const
    ).map(
      (say): Write =>
        (facts, dice, isTrue) =>
          facts.series.length < 2
            ? null
            : say(writeNumber(facts.series.length + (isTrue ? 0 : dice.pick([1, 2])), dice)),
    ),
  ),
  ...wording(
    'limits',
    writeLimit((_, limit, facts) =>
      facts.x === '' ? null : `All ${plural(facts.x)} have more than ${limit}.`,
    ),
    writeLimit((_, limit) => `Every value is over ${limit}.`),
    writeLimit((_, limit, facts) => `No ${markOf(facts)} is below ${limit}.`),
  ),
];
