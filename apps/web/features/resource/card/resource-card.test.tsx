import { act } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { aResource } from '../testing/a-resource.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceDetails } from './resource-details.tsx';
import { ResourceRow } from './resource-row.tsx';

const focusProps = { tabIndex: 0, 'data-card': '1' };
function textOf(place: Element, selector: string) {
  return place.querySelector(selector)?.textContent;
}

test('a card shows four tags and the number of further ones', async () => {
  const resource = aResource({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] });
  const place = await show(<ResourceCard resource={resource} focusProps={focusProps} />);
  expect([...place.querySelectorAll('.tags li')].map((tag) => tag.textContent)).toEqual([
    'a',
    'b',
    'c',
    'd',
    '+2 more',
  ]);
});

test('a long description is 100 characters for a screen reader, 120 on a card, and whole on request', async () => {
  const description = 'abcdefghi '.repeat(20).trim();
  const place = await show(<ResourceCard resource={aResource({ description })} focusProps={focusProps} />);
  const link = place.querySelector('a');
  const spoken = document.getElementById(link?.getAttribute('aria-describedby') ?? '');
  expect(spoken?.textContent).toBe(`${description.slice(0, 100).trim()}…`);
  expect(textOf(place, '.card-description p')).toBe(`${description.slice(0, 120).trim()}…`);
  const toggle = place.querySelector<HTMLButtonElement>('.card-toggle');
  expect([toggle?.textContent, toggle?.getAttribute('aria-expanded')]).toEqual(['Show more', 'false']);
  await act(async () => toggle?.click());
  expect(textOf(place, '.card-description p')).toBe(description);
  expect([toggle?.textContent, toggle?.getAttribute('aria-expanded')]).toEqual(['Show less', 'true']);
});

test.each([
  ['a card', ResourceCard, 'fr'],
  ['a row, which has no tags', ResourceRow, undefined],
  ['the details', ResourceDetails, 'fr'],
])('texts of an author are marked with their language, for the right voice: %s', async (_, Card, tag) => {
  const french = aResource({
    title: 'Le cœur',
    language: 'fr',
    tags: ['corps'],
    description: 'Un organe.',
  });
  const thumbnail = { address: '/api/thumbnails/1', alt: 'Quatre cavités.' };
  const place = await show(<Card resource={{ ...french, thumbnail }} focusProps={focusProps} />);
  const languageOf = (words: string) =>
    [...place.querySelectorAll('a, p, li, img')]
      .find((each) => [each.textContent, each.getAttribute('alt')].includes(words))
      ?.closest('[lang]')
      ?.getAttribute('lang');
  const words = ['Le cœur', 'Un organe.', 'Quatre cavités.', 'corps'];
  expect(words.map(languageOf)).toEqual(['fr', 'fr', 'fr', tag]);
});

test('a short description needs no button', async () => {
  const place = await show(<ResourceCard resource={aResource()} focusProps={focusProps} />);
  expect(place.querySelector('.card-toggle')).toBeNull();
});

test('a row shows 60 characters of the description', async () => {
  const description = 'x'.repeat(200);
  const place = await show(<ResourceRow resource={aResource({ description })} focusProps={focusProps} />);
  expect(place.textContent).toContain(`${'x'.repeat(60)}…`);
  expect(place.textContent).not.toContain('x'.repeat(61));
});

test.each([
  ['a card', ResourceCard],
  ['a row', ResourceRow],
])('what a drawing can be had as is told in place of its file: %s', async (_, Card) => {
  const drawing = await show(
    <Card resource={aResource({ canBeHadAs: ['swell', 'sound'] })} focusProps={focusProps} />,
  );
  expect(textOf(drawing, '.card-facts')).toBe('Swell paper, Sound');
  expect(drawing.textContent).not.toMatch(/SVG|KB|2026/);
  const lesson = aResource({ canBeHadAs: [], format: 'html' });
  expect(textOf(await show(<Card resource={lesson} focusProps={focusProps} />), '.card-facts')).toBe('HTML');
  const unknown = aResource({ canBeHadAs: [], format: null });
  expect(
    (await show(<Card resource={unknown} focusProps={focusProps} />)).querySelector('.card-facts'),
  ).toBeNull();
});

function listFacts(place: Element) {
  return [...place.querySelectorAll('.resource-facts > div')].map((fact) => fact.textContent);
}

test('the day is MM/DD/YYYY and the size has its unit', async () => {
  const place = await show(<ResourceDetails resource={aResource()} focusProps={focusProps} />);
  expect(listFacts(place)).toEqual(expect.arrayContaining(['Added03/09/2026', 'Size1.5 KB']));
});

test('an invalid day is shown as an unknown date, and an unknown size as unknown', async () => {
  const resource = aResource({ createdAt: 'long ago', fileSize: null, format: null });
  const place = await show(<ResourceDetails resource={resource} focusProps={focusProps} />);
  expect(listFacts(place)).toEqual(expect.arrayContaining(['AddedUnknown date', 'SizeUnknown']));
});

test('a picture that fails to load is replaced by the placeholder', async () => {
  const thumbnail = { address: '/api/thumbnails/1', alt: 'A parabola opens upwards.' };
  const place = await show(<ResourceCard resource={aResource({ thumbnail })} focusProps={focusProps} />);
  const picture = place.querySelector('img');
  expect([picture?.alt, picture?.loading, picture?.width, picture?.height]).toEqual([
    'A parabola opens upwards.',
    'lazy',
    480,
    360,
  ]);
  await act(async () => picture?.dispatchEvent(new Event('error')));
  expect(place.querySelector('img')).toBeNull();
  expect(place.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    'No picture of Graph of y = x²',
  );
});

test.each([
  [{ status: 'approved' }, 'Approved content'],
  [{ status: 'pending' }, 'Pending approval'],
  [{ status: 'rejected' }, 'Rejected content'],
  [{ status: 'pending', isDraft: true }, 'Draft'],
] as const)('its author sees %j as %s', async (state, badge) => {
  const resource = aResource(state);
  for (const Layout of [ResourceCard, ResourceRow, ResourceDetails]) {
    const place = await show(<Layout resource={resource} focusProps={focusProps} withState />);
    expect(textOf(place, '.badge')).toBe(badge);
  }
});

test('a paid resource is marked, and readers see no state', async () => {
  const place = await show(
    <ResourceCard resource={aResource({ isPremium: true })} focusProps={focusProps} />,
  );
  expect([...place.querySelectorAll('.badge')].map((badge) => badge.textContent)).toEqual(['Paid']);
});

test('the layout of details names every fact', async () => {
  const place = await show(<ResourceDetails resource={aResource()} focusProps={focusProps} />);
  expect(listFacts(place)).toEqual([
    'AuthorAda Example',
    'SubjectMath',
    'FormatSVG',
    'Size1.5 KB',
    'Added03/09/2026',
    'Views12',
    'Downloads3',
  ]);
});

test.each([
  ['a card', ResourceCard],
  ['a row', ResourceRow],
  ['the details', ResourceDetails],
])('the title is read first, then where it belongs, and then the picture: %s', async (_, Card) => {
  const resource = aResource({
    title: 'Parabola',
    category: 'General Education',
    difficultyLevel: 'Middle School',
    thumbnail: { address: '/api/thumbnails/1', alt: 'A parabola opens upwards.' },
  });
  const place = await show(<Card resource={resource} focusProps={focusProps} />);
  expect(textOf(place, '.card-kicker')).toBe('General Education, Middle School');
  const order = [...place.querySelectorAll('h3, .card-kicker, img')].map(({ localName }) => localName);
  expect(order).toEqual(['h3', 'p', 'img']);
});
