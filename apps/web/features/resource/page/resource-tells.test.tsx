import { describeAccessibility, type Resource } from '@relievo/contracts/library/resource';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { FindingsForAuthor } from '../files/findings-for-author.tsx';
import { resourceQuery } from '../query/resource-query.ts';
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

function createResource(given: Partial<Resource> = {}): Resource {
  return {
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
    simplifications: [],
    accessibility: describeAccessibility({
      altText: '',
      type: 'graphic',
      format: 'svg',
      graphicType: 'viewplus_embossed',
      hasPicture: true,
      hasChartData: false,
      outputs: [],
      makeable: ['swell', 'brf', 'text'],
      findings: [],
    }),
    ...given,
  };
}

function itemsOf(place: HTMLElement) {
  return [...place.querySelectorAll('.resource-reading > ul[role="list"] > li')].map(
    ({ textContent }) => textContent,
  );
}
function linksOf(place: HTMLElement) {
  return Object.fromEntries(
    [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  );
}

test('facts of a resource link to its author, its category, its licence and more with its tags', async () => {
  expect(linksOf(await show(<ResourceAbout resource={createResource()} />))).toEqual({
    'Ada Example': `/user/${AUTHOR}`,
    Algebra: '/library?tab=categories&category=Algebra',
    'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
    'two words': expect.stringMatching(/^\/search\?q=two(\+|%20)words$/),
  });
});

test('an author without a page and an unknown licence are plain text', async () => {
  const place = await show(
    <ResourceAbout resource={createResource({ authorId: null, licence: 'Ask me', tags: [] })} />,
  );
  expect(Object.keys(linksOf(place))).toEqual(['Algebra']);
  const facts = [...place.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  for (const fact of ['AuthorAda Example', 'LicenceAsk me', 'LanguageGerman']) expect(facts).toContain(fact);
});

test('the ways to read a resource are listed first, then what is missing, what can be made of it, and the words of its author about problems', async () => {
  const { accessibility } = createResource();
  const place = await show(
    <ResourceReading
      resource={createResource({
        knownFlaws: 'Die Schrift ist klein.',
        accessibility: {
          ...accessibility,
          findings: [FINDING, { ...FINDING, message: 'The gap is small.' }],
        },
      })}
    />,
  );
  expect(itemsOf(place)).toEqual([
    'You can touch it: its lines and areas are raised.',
    'You can see it.',
    'It has no description.',
  ]);
  expect([...place.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'What can be made of it',
    'Known problems',
  ]);
  expect([...place.querySelectorAll('h3 + ul > li')].map(({ textContent }) => textContent)).toEqual([
    'A braille file',
    'A text with its description, parts and numbers',
  ]);
  expect(place.querySelector('[lang="de"]')?.textContent).toBe('Die Schrift ist klein.');
  expect(place.textContent).not.toContain('The axis is thin.');
});

test('its author is told all that the rules found, advice included, medium by medium and each kind once', async () => {
  const resource = createResource();
  const findings = [
    FINDING,
    { ...FINDING, message: 'The gap is small.' },
    { ...FINDING, profile: 'embosser-6', severity: 'advice', code: 'key', message: 'A key helps.' },
  ] as const;
  const told = { ...resource, accessibility: { ...resource.accessibility, findings: [...findings] } };
  const place = await show(<FindingsForAuthor id={resource.id} />, {
    answers: [[resourceQuery(resource.id).queryKey, told]],
  });
  const media = [...place.querySelectorAll('h3')].map((medium) => medium.nextElementSibling?.textContent);
  expect(media).toEqual(['The axis is thin. (and 1 more like it)', 'A key helps. ']);
});

test('no problem is named where none is known', async () => {
  const { accessibility } = createResource();
  const place = await show(
    <ResourceReading
      resource={createResource({ accessibility: { ...accessibility, findings: [FINDING] } })}
    />,
  );
  expect(place.textContent).not.toContain('Known problems');
});
