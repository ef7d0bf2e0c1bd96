import { minOf } from '@relievo/words';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { serveChartFrames } from '../../scripts/testing/chart-frame.ts';
import { makeRealChart } from '../shared/real-charts/judge-set.ts';
import { findSets } from '../shared/real-charts/read-set.ts';
import { REAL_CHARTS } from '../shared/real-charts/sets.ts';
import { type Explorer, findChart2Music, openChart2Music, openOurs, readPoints } from './answer.ts';
import { type Answer, answerByTree } from './ask-olli.ts';
import { countByMaidr } from './count-maidr.ts';
import { findOlli, openOlli } from './olli.ts';
import { askOf, type Question } from './questions.ts';

/**
 * `npm run lab -- explorers`: eight questions about charts that nobody has met, answered by keys in our explorer, in
 * Chart2Music and in the tree of Olli, on the same values, in the same browser. Each answer has to be heard; presses are
 * counted and printed.
 */
const TITLES = [
  'Length of life in Kenya',
  'The price of wheat',
  'Temperature of the world',
  'The price of petrol',
];

const [sets, other, tree] = [findSets(), findChart2Music(), findOlli()];
for (const needed of [sets, other, tree]) if ('missing' in needed) console.error(needed.missing);
if ('missing' in sets || 'missing' in other || 'missing' in tree) process.exit(2);

const charts = TITLES.map((title) => {
  const real = REAL_CHARTS.find((one) => one.title === title);
  if (!real) throw new Error(`There is no chart “${title}”.`);
  return makeRealChart(sets.folder, real);
});
const frames = await serveChartFrames(charts);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_FLAGS],
});
let wrong = 0;
const presses = new Map<string, number>();
try {
  for (const [index, chart] of charts.entries()) {
    console.log(`${chart.title}, ${chart.series[0]?.points.length} points`);
    const ours = await openOurs(await browser.newPage(), frames.addressOf(index));
    const theirs = await openChart2Music(await browser.newPage(), other.program, chart);
    const grown = await openOlli(await browser.newPage(), tree.program, chart);
    const answers = answerByTree(grown, chart);
    const maidr = countByMaidr(readPoints(chart).map(({ y }) => y));
    for (const [at, question] of askOf(chart).entries())
      await compare(question, ours, theirs, grown, answers[at] ?? null, maidr[at] ?? null);
  }
  // What no key says in one of them is compared with nothing.
  console.log(
    `Where all have an answer: ${[...presses].map(([name, count]) => `${name} ${count}`).join(', ')}.`,
  );
} finally {
  await browser.close();
  await frames.end();
}
console.log(wrong === 0 ? 'Each is answered, by no more presses than theirs.' : `${wrong} fall short.`);
process.exitCode = wrong === 0 ? 0 : 1;

async function compare(
  { asks, ours, theirs }: Question,
  here: Explorer,
  there: Explorer,
  tree: Explorer,
  byTree: Answer | null,
  byMaidr: number | null,
): Promise<void> {
  const heard = await here.press(ours.keys);
  const isAnswered = ours.hears.every((words) => heard.at(-1)?.includes(words));
  const other = theirs && (await there.press(theirs.keys));
  const isTheirs = theirs?.hears.every((words) => other?.some((said) => said.includes(words))) ?? true;
  const told = byTree && (await tree.press(byTree.keys));
  const isTold = byTree?.hears.every((words) => told?.some((said) => said.includes(words))) ?? true;
  const counts = [
    ['ours', ours.keys.length],
    ['Chart2Music', theirs?.keys.length ?? null],
    ['Olli', byTree?.keys.length ?? null],
    ['MAIDR by its documentation', byMaidr],
  ] as const;
  const fewest = minOf(counts.slice(1).map(([, count]) => count ?? Infinity));
  if (counts.every(([, count]) => count !== null))
    for (const [name, count] of counts) presses.set(name, (presses.get(name) ?? 0) + (count ?? 0));
  const isReached = isAnswered && isTheirs && isTold && ours.keys.length <= fewest;
  if (!isReached) wrong += 1;
  console.log(
    `  ${isReached ? '' : 'WRONG '}${asks} ${counts.map(([name, count]) => `${name} ${count ?? 'has no key'}`).join(', ')}: “${heard.at(-1)}”`,
  );
  if (!isTold) console.log(`    Olli said: ${told?.slice(-3).join(' | ')}`);
  if (!isTheirs) console.log(`    Chart2Music said: ${other?.slice(-3).join(' | ')}`);
}
