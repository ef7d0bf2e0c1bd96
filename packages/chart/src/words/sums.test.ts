import { expect, test } from 'vitest';
import type { Chart } from '../model/chart.ts';
import { makeChart } from '../model/make.ts';
import { type ChartWish, planChart } from '../model/plan.ts';
import { suggestKinds } from '../model/suggest.ts';
import { readTable } from '../table/read.ts';
import type { Table } from '../table/table.ts';
import { joinDescription, writeDescription } from './description.ts';

function readCsv(csv: string): Table {
  const read = readTable(csv, { header: 'yes' });
  if (!read.ok) throw new Error(read.problems[0].code);
  return read.value.table;
}

function draw(csv: string, wish: ChartWish = { type: 'bar' }, title?: string): Chart {
  const plan = planChart(readCsv(csv), wish);
  const chart = plan.ok
    ? makeChart(plan.value.table, plan.value.mapping, title === undefined ? {} : { title })
    : plan;
  if (!chart.ok) throw new Error(chart.problems[0].code);
  return chart.value;
}

function describe(csv: string, wish?: ChartWish, title?: string): string {
  return joinDescription(writeDescription(draw(csv, wish, title)));
}

test.each([
  ['heights of mountains', 'Mountain;Height (m)\nEverest;8849\nK2;8611\nMont Blanc;4806'],
  ['temperatures', 'City;Temperature (°C)\nOslo;4\nRome;16\nCairo;22'],
  ['years', 'Invention;Year\nTelephone;1876\nBraille;1824\nPrinting press;1450'],
  ['shares of different wholes', 'Land;Frauenanteil (%)\nA;42\nB;51\nC;48'],
  ['an index', 'Country;Price index\nA;104\nB;117\nC;99'],
  ['averages', 'Class;Average mark\nA;2.4\nB;2.1\nC;1.9'],
  ['rates', 'Country;Births per 1000 people\nA;10\nB;12\nC;9'],
  ['people in one year after another', 'Year;Population\n2000;100\n2010;120\n2020;130'],
  ['people of one country in several rows', 'Country;Population\nA;10\nA;12\nB;30'],
  ['people of rows without names', 'Population;Income\n10;3\n12;4\n30;1'],
  ['rain in different towns', 'Town;Rain (mm)\nA;600\nB;720\nC;815'],
  ['what nobody knows', 'Thing;Value\nA;1\nB;2\nC;4'],
])('of %s no sum is told', (_, csv) => {
  expect(describe(csv, { type: 'bar' })).not.toMatch(/sum/i);
});

test.each([
  ['births', 'Town;Births\nA;10\nB;12\nC;9', '31'],
  ['people at one time', 'Town;Einwohner\nA;100\nB;120\nC;90', '310'],
  ['rain in the months of one town', 'Month;Rain (mm)\nJan;60\nFeb;72\nMar;81.5', '213.5 mm'],
])('of %s the sum is told', (_, csv, sum) => {
  expect(describe(csv, { type: 'bar' })).toContain(`The sum is ${sum}.`);
});

test('a row that stands for the others is neither the highest nor a part of the mean and the sum', () => {
  const told = describe('Town;Births\nA;10\nB;12\nC;9\nTotal;31');
  expect(told).toContain(
    '“Total” is worked out of the others, and what is said of the values leaves it out.',
  );
  expect(told).toContain('The highest is 12 at “B”.');
  expect(told).toContain('The mean is 10.33');
  expect(told).toContain('The sum is 31.');
  expect(told).toContain('“Births” from highest to lowest: “B”, “A”, “C”.');
  expect(told).toContain('the values lie between 9 and 12.');
});

test('a column that stands for the others is told of with none of them', () => {
  const told = describe('Class;Boys;Girls;Total\nA;4;5;9\nB;7;8;15\nC;6;9;15');
  expect(told).toContain('“Total” is worked out of the others');
  expect(told).not.toMatch(/“Total” (?:has|is higher)|higher than “Total”/);
});

test('a pie and a stack take no total as one more part, and say so', () => {
  const pie = draw('Class;Pupils\nA;9\nB;15\nTotal;24', { type: 'pie' });
  expect(pie.series[0]?.points.map(({ label }) => label)).toEqual(['A', 'B']);
  expect(joinDescription(writeDescription(pie))).toContain(
    '“Total” of the table is worked out of the others and left out.',
  );
  const stack = describe('Class;Boys;Girls;Total\nA;4;5;9\nB;7;8;15\nC;6;9;15', {
    type: 'bar',
    bars: { stacking: 'stacked' },
  });
  expect(stack).toContain('The highest total is 15 at “B” and “C”, the lowest total 9 at “A”.');
  expect(stack).toContain('The table also has “Total”, which the chart does not show.');
});

test('the values of a histogram and of a box hold no total', () => {
  const values = [4, 6, 5, 7, 8, 5, 6, 9, 7, 6, 5, 8, 7, 6, 5];
  const rows = values.map((value, index) => `pupil ${index + 1};${value}`).join('\n');
  for (const type of ['histogram', 'box'] as const) {
    const told = describe(`Pupil;Books\n${rows}\nTotal;94`, { type });
    expect(told).toContain('“Total” of the table is worked out of the others and left out.');
    expect(told).toMatch(/15 values/);
    expect(told).not.toContain('94');
  }
});

test('neither pies nor stacks are offered for what does not add up', () => {
  const offered = (csv: string): readonly string[] => suggestKinds(readCsv(csv)).map(({ why }) => why.code);
  expect(offered('Mountain;Height (m)\nEverest;8849\nK2;8611\nMont Blanc;4806')).not.toContain(
    'kind_parts_of_whole',
  );
  expect(offered('Country;Women (%)\nA;42\nB;51\nC;48')).not.toContain('kind_parts_of_whole');
  expect(offered('Answer;Share (%)\nYes;61\nNo;27.5\nMaybe;11.5')).toContain('kind_parts_of_whole');
  expect(offered('City;Temp May;Temp June\nA;4;5\nB;7;8')).not.toContain('kind_parts_add_up');
});

test('a pie of heights says that they are parts of nothing', () => {
  const told = describe('Mountain;Height (m)\nEverest;8849\nK2;8611\nMont Blanc;4806', { type: 'pie' });
  expect(told).toContain('The values of “Height” do not add up to a whole');
  expect(told).not.toContain('Of the whole');
});

test('sixteen degrees are not told as four times four degrees', () => {
  expect(describe('City;Temperature (°C)\nOslo;4\nRome;16')).not.toContain('times the lowest');
  expect(describe('Hill;Height (m)\nA;4\nB;16')).toContain('The highest is 4 times the lowest.');
});

test('no number of a description has digits that the data do not carry', () => {
  const told = describe(
    'Star;Mass (kg)\nSun;1989000000000000000000000000000\nEarth;5972000000000000000000000',
  );
  expect(told).toContain('The highest is 1.989 times 10 to the power of 30 kg at “Sun”.');
  const dust = describe('Town;Births\nA;0.1\nB;0.2\nC;0.30000000000000004\nD;123456789.1');
  for (const [number] of [...told.matchAll(/[\d.]+/g), ...dust.matchAll(/[\d.]+/g)])
    expect(number.replace(/\D/g, '').length).toBeLessThanOrEqual(16);
  expect(dust).toContain('The sum is 123456789.7.');
});

test.each([
  'Grand sum',
  'All fruit',
  'Overall',
  'Everything together',
  'World',
  'EU',
  'Итого',
  'Всего',
  'Razem',
  'Ogółem',
  'Σύνολο',
  'Toplam',
  'Totalt',
  'I alt',
  'Celkem',
  'Összesen',
  'Yhteensä',
  'סה"כ',
  'المجموع',
])('a last or first row “%s” that is the others together is not added to them', (name) => {
  for (const rows of [
    `A;10\nB;20\n${name.replaceAll('"', '״')};30`,
    `${name.replaceAll('"', '״')};30\nA;10\nB;20`,
  ])
    expect(describe(`Fruit;Births\n${rows}`)).not.toContain('60');
});

test('a value that is hardly larger than another is not said to be one times the other', () => {
  const compare = (highest: string): string => describe(`Town;Births\nA;${highest}\nB;9.58`);
  expect(compare('9.72')).not.toContain('times the lowest');
  expect(compare('10.05')).not.toContain('times the lowest');
  expect(compare('10.1')).toContain('The highest is 1.1 times the lowest.');
});

test('a mean has no digits that a value near zero brings', () => {
  const text = describe('Bug;Length (m)\nA;1.8\nB;0.00001\nC;0.00000000000000000001');
  expect(text).toContain('The mean is 0.6 m and the median 0.00001 m.');
});
