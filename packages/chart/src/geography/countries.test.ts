import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { findCountry } from './countries.ts';
import { landOf } from './land.ts';
import { COUNTRY_CODES, continentOf, nameRegion, regionOf } from './regions.ts';

test.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Alemania', 'DE'],
  ['Allemagne', 'DE'],
  ['  cote d’ivoire ', 'CI'],
  ['Ivory Coast', 'CI'],
  ['The Gambia', 'GM'],
  ['Congo, Dem. Rep.', 'CD'],
  ['Russian Federation', 'RU'],
  ['Österreich', 'AT'],
  ['USA', 'US'],
  ['KE', 'KE'],
  ['ke', null],
  ['Atlantis', null],
  ['Europe', null],
  ['', null],
])('A table that says “%s” means the country %s', (label, country) => {
  expect(findCountry(label)).toBe(country);
});

test('Every country has a region on a continent, and a name in each of four languages', () => {
  for (const code of COUNTRY_CODES) {
    expect([code, continentOf(code)]).toEqual([code, expect.stringMatching(/^\d{3}$/)]);
    for (const language of ['en', 'de', 'es', 'fr']) {
      const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
      expect([code, findCountry(name ?? '')]).toEqual([code, code]);
    }
  }
});

test('A region has its name in the language of the chart', () => {
  expect(nameRegion(regionOf('KE'), 'en')).toBe('Eastern Africa');
  expect(nameRegion(continentOf('KE'), 'de')).toBe('Afrika');
});

test('An outline lies around the capital, and what lies beyond 180 degrees goes on there', () => {
  const [kenya] = landOf('KE');
  const norths = kenya?.[0]?.map(({ north }) => north) ?? [];
  expect(minOf(norths)).toBeLessThan(-1.3);
  expect(maxOf(norths)).toBeGreaterThan(-1.3);
  const russia = landOf('RU').flatMap(([coast = []]) => coast.map(({ east }) => east));
  expect(maxOf(russia)).toBeGreaterThan(185);
});

test('What no finger would feel has no outline', () => {
  expect(landOf('SG')).toEqual([]);
});
