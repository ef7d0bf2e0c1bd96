import { expect, test } from 'vitest';
import { nameCategories } from './name-categories.ts';

test.each([
  [['Jan', 'Feb', 'Mar'], 'en', 'Month'],
  [['January', 'June'], 'en', 'Month'],
  [['Jan', 'Mär', 'Dez'], 'de', 'Monat'],
  [['janv.', 'mai'], 'fr', 'Mois'],
  [['2019', '2020', '2021'], 'en', 'Year'],
  [['Mon', 'Tue', 'Wed'], 'en', 'Day of the week'],
  [['Oslo', 'Bergen'], 'en', null],
  [['Jan', 'Peter'], 'en', null],
  [['J', 'F', 'M'], 'en', null],
  [['May'], 'en', null],
])('%j in %s are called %s', (categories, language, name) => {
  expect(nameCategories(categories, language)).toBe(name);
});
