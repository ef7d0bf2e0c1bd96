import { accessibilityOf, type Resource } from '@relievo/contracts';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { aResource } from '../testing/a-resource.ts';
import { ResourceAbout } from './resource-about.tsx';
import { ResourceReading } from './resource-reading.tsx';

const AUTHOR = '01990000-0000-7000-8000-000000000002';
const FINDING = {
  profile: 'swell-a4',
  severity: 'warning',
  code: 'lead_line_bent',
  parameters: { bend: 2.5 },
  message: 'The axis is thin.',
} as const;

const told = (given: Partial<Resource> = {}): Resource => ({
  ...aResource({ authorName: 'Ada Example', category: 'Algebra', tags: ['two words'] }),
  name: 'parabola',
  language: 'de',
  licence: 'CC BY-SA 4.0',
  version: 1,
  submittedAt: null,
  updatedAt: '2026-03-09T10:00:00.000Z',
  organization: null,
  isOwn: false,
  files: [],
  authorId: AUTHOR,
  knownFlaws: '',
  accessibility: accessibilityOf({
    altText: '',
    type: 'graphic',
    format: 'svg',
    graphicType: 'viewplus_embossed',
    hasPicture: true,
    hasChartData: false,
    outputs: [],
    findings: [],
  }),
  ...given,
});

const itemsOf = (place: HTMLElement) =>
  [...place.querySelectorAll('.resource-reading > ul > li')].map(({ textContent }) => textContent);
const linksOf = (place: HTMLElement) =>
  Object.fromEntries(
    [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  );

test('what it is said to be, leads on: to its author, its category, its licence and more with its tags', async () => {
  expect(linksOf(await show(<ResourceAbout resource={told()} />))).toEqual({
    'Ada Example': `/user/${AUTHOR}`,
    Algebra: '/library?tab=categories&category=Algebra',
    'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
    'two words': expect.stringMatching(/^\/search\?q=two(\+|%20)words$/),
  });
});

test('an author who cannot be visited and a licence that is not known stand as words', async () => {
  const place = await show(
    <ResourceAbout resource={told({ authorId: null, licence: 'Ask me', tags: [] })} />,
  );
  expect(Object.keys(linksOf(place))).toEqual(['Algebra']);
  const facts = [...place.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  for (const fact of ['AuthorAda Example', 'LicenceAsk me', 'LanguageGerman']) expect(facts).toContain(fact);
});

test('the ways to read it stand first, then what is missing, then what its author and the rules know', async () => {
  const { accessibility } = told();
  const place = await show(
    <ResourceReading
      resource={told({
        knownFlaws: 'Die Schrift ist klein.',
        accessibility: {
          ...accessibility,
          findings: [FINDING, { ...FINDING, message: 'The gap is small.' }],
        },
      })}
    />,
  );
  expect(itemsOf(place)).toEqual([
    'You can touch it: its lines and areas stand out from the surface.',
    'You can see it.',
    'It has no description of what it shows.',
    'Die Schrift ist klein.',
  ]);
  expect(place.querySelector('[lang="de"]')?.textContent).toBe('Die Schrift ist klein.');
  expect(place.querySelector('summary')?.textContent).toBe(
    'The check for fingers found 2 things that could be better',
  );
  expect([...place.querySelectorAll('details li')].map(({ textContent }) => textContent)).toEqual([
    'Swell paper, A4: The axis is thin.',
    'Swell paper, A4: The gap is small.',
  ]);
});

test('where nothing is wrong, no problem is named', async () => {
  const { accessibility } = told();
  const place = await show(
    <ResourceReading resource={told({ accessibility: { ...accessibility, gaps: [] } })} />,
  );
  expect(place.textContent).not.toContain('Known problems');
});
