import type { ResourceOutputs } from '@relievo/contracts/library/files';
import { millimetres } from '@relievo/words';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { Item } from '../item/item.tsx';
import { aReview } from '../testing/a-review.ts';

const ADDRESS = '/api/files/house.svg';
const OUTPUTS: ResourceOutputs = {
  mayHave: true,
  text: null,
  own: null,
  made: [],
  requests: [],
  canBeMade: true,
  picture: { name: 'house.svg', mediaType: 'image/svg+xml', size: 800, address: ADDRESS },
  canBeHeard: false,
  isDocument: false,
};
const HOUSE = {
  id: 'house',
  name: 'House',
  description: '',
  box: { x: 30, y: 40, width: 20, height: 10 },
  place: { across: 'start', down: 'start' },
  within: null,
  touches: [],
};
const PARTS = {
  parts: [HOUSE],
  sheet: { width: 210, height: 297 },
  language: 'en',
  partAt: () => null,
  gapBetween: () => millimetres(0),
  toneOf: () => null,
};

test('a reviewer asks by keyboard for changes at a part and at a point of the drawing', {
  tags: 'exhaustive',
}, async () => {
  const review = aReview();
  const { person, heard, asked, queries } = await showPage(
    <Item review={{ ...review, isResourceVisible: true }} filters={{}} />,
    {
      path: `/admin/content-review/${review.id}`,
      session: aSession('admin'),
      answers: {
        'GET /resources/{id}/outputs': OUTPUTS,
        'GET /resources/{id}': null,
        'GET /resources/{id}/chart': null,
        'POST /submissions/{id}/decision': {},
      },
    },
  );
  queries.setQueryData(['parts', ADDRESS], PARTS);
  await person.click(screen.getByRole('button', { name: 'Request changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request changes to “Drawing 1”?' });
  await person.click(await within(dialog).findByRole('button', { name: 'Add a place' }));
  await until(() => expect(heard).toContain('Place 1 added'));
  const first = within(dialog).getByRole('group', { name: 'Place 1' });
  await until(() =>
    expect(document.activeElement).toBe(within(first).getByRole('button', { name: /Where/ })),
  );
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('option', { name: /^House\. At the top left/ }));
  const send = within(dialog).getByRole('button', { name: 'Request changes' });
  await person.click(send);
  expect(within(dialog).getByRole('group', { name: 'There is a problem' }).textContent).toContain(
    'Please say what to change at each place',
  );
  await person.type(within(first).getByRole('textbox', { name: /What to change there/ }), 'Larger.');
  await person.click(within(dialog).getByRole('button', { name: 'Add another place' }));
  const second = within(dialog).getByRole('group', { name: 'Place 2' });
  await person.type(within(second).getByRole('textbox', { name: /left edge/ }), '12,5');
  await person.type(within(second).getByRole('textbox', { name: /the top/ }), '80');
  await person.type(within(second).getByRole('textbox', { name: /What to change there/ }), 'A tree.');
  await person.click(send);
  await until(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'request_changes',
    words: '',
    marks: [
      { part: 'House', x: 40, y: 45, words: 'Larger.' },
      { part: null, x: 12.5, y: 80, words: 'A tree.' },
    ],
  });
});

test('what is asked for at places is read in words, with its numbers on the drawing', async () => {
  const createdAt = '2026-03-10T12:00:00.000Z';
  const marks = [
    { part: 'House', x: 40, y: 45, words: 'Larger.' },
    { part: null, x: 12.5, y: 80, words: 'A tree.' },
  ];
  const decision = { kind: 'request_changes' as const, words: '', marks, author: 'Adam Weiss', createdAt };
  await showPage(<Item review={aReview({ closedAt: createdAt, place: null, decision })} filters={{}} />, {
    path: '/admin/content-review',
    session: aSession('admin'),
  });
  const standing = screen.getByRole('group', { name: 'No longer waiting' });
  expect([...standing.querySelectorAll('li p')].map(({ textContent }) => textContent)).toEqual([
    'HouseLarger.',
    '13 mm from the left edge, 80 mm from the topA tree.',
  ]);
});
