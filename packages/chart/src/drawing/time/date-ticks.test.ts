import { expect, test } from 'vitest';
import { listDateTicks, listYears } from './date-ticks.ts';

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}
function finest(first: string, last: string, language = 'en'): readonly string[] {
  return (listDateTicks(dayOf(first), dayOf(last), 6, language)[0] ?? []).map(({ print }) => print);
}

test.each([
  ['2024-02-27', '2024-03-02', ['27 Feb', '28 Feb', '29 Feb', '1 Mar', '2 Mar'], 'en-GB'],
  ['2024-01-15', '2024-05-20', ['Feb', 'Mar', 'Apr', 'May'], 'en'],
  ['2024-01-01', '2024-12-31', ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], 'en'],
  ['2019-06-01', '2023-06-01', ['2020', '2021', '2022', '2023'], 'en'],
  ['1900-01-01', '2000-01-01', ['1900', '1920', '1940', '1960', '1980', '2000'], 'en'],
  ['2024-01-01', '2024-05-01', ['Jan', 'Feb', 'Mär', 'Apr', 'Mai'], 'de'],
] as const)('from %s to %s time is marked at %s', (first, last, prints, language) => {
  expect(finest(first, last, language)).toEqual(prints);
});

test('every mark is a beginning, and coarser divisions follow', () => {
  const all = listDateTicks(dayOf('2020-01-10'), dayOf('2021-03-10'), 6, 'en');
  expect(all.map((ticks) => ticks.map(({ name }) => name))).toEqual([
    ['2020-04-01', '2020-07-01', '2020-10-01', '2021-01-01'],
    ['2020-07-01', '2021-01-01'],
  ]);
  expect(listYears(dayOf('2020-01-10'), dayOf('2021-03-10'))).toEqual(['2020', '2021']);
});
