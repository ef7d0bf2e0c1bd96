import type { CollectionShare } from '@relievo/contracts/collections';
import { expect, test } from 'vitest';
import { type ShownPage, screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { ShareOptions } from './share-options.tsx';

const ID = '01990000-0000-7000-8000-000000000004';
const TEAM = { id: '01990000-0000-7000-8000-000000000005', name: '6a', organization: 'Northern School' };
const PEOPLE = `/collections/{id}/shares/people`;

function createShare(given: Partial<CollectionShare> = {}): CollectionShare {
  return {
    id: '01990000-0000-7000-8000-000000000006',
    kind: 'person',
    name: 'Bo Lind',
    detail: 'bo',
    isRemoved: false,
    ...given,
  };
}

/** The server keeps with whom the collection is shared. */
async function showOptions(
  shares: CollectionShare[],
  answers: Answers = {},
): Promise<ShownPage & { shares: CollectionShare[] }> {
  const page = await showPage(<ShareOptions id={ID} />, {
    path: '/',
    session: aSession('teacher'),
    answers: {
      'GET /collections/{id}/shares': () => ({
        shares,
        teams: shares.some(({ kind }) => kind === 'team') ? [] : [TEAM],
      }),
      ...answers,
    },
  });
  await until(() => expect(screen.getByRole('heading', { name: 'Shared with' })).toBeTruthy());
  return { ...page, shares };
}

function findField() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: /^User name or profile address/ });
}

test('a person is named in the field that has the focus, and the focus stays there for the next one', async () => {
  const shares: CollectionShare[] = [];
  const page = await showOptions(shares, {
    [`POST ${PEOPLE}`]: () => {
      shares.push(createShare());
      return createShare();
    },
  });
  expect(screen.getByText('You have not shared this collection with anyone yet.')).toBeTruthy();
  expect(document.activeElement).toBe(findField());
  await page.person.keyboard('bo{Enter}');
  await until(() => expect(screen.getByRole('button', { name: 'Stop sharing with Bo Lind' })).toBeTruthy());
  expect(page.asked.find(({ method }) => method === 'POST')?.body).toEqual({ who: 'bo' });
  expect([document.activeElement, findField().value]).toEqual([findField(), '']);
});

test.each(['collection_reader_not_found', 'collection_shared_already'] as const)(
  'a person refused by %s is reported at the field, until the field changes',
  async (code) => {
    const page = await showOptions([], { [`POST ${PEOPLE}`]: refuse(code) });
    await page.person.keyboard('nobody{Enter}');
    await until(() => expect(findField().getAttribute('aria-invalid')).toBe('true'));
    expect(findField().value).toBe('nobody');
    await page.person.click(findField());
    await page.person.keyboard('2');
    expect([findField().value, findField().getAttribute('aria-invalid')]).toEqual(['nobody2', null]);
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  },
);

test('an empty field is reported, and nothing is sent', async () => {
  const page = await showOptions([]);
  await page.person.keyboard('{Enter}');
  await until(() => expect(findField().getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain('Please enter a user name or the address of a profile page');
  expect(page.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('sharing ends by a button that says with whom, and the heading of the list takes the focus', async () => {
  const shares = [createShare(), createShare({ id: TEAM.id, name: 'Cy', detail: 'cy', isRemoved: true })];
  const page = await showOptions(shares, {
    'DELETE /collections/{id}/shares/{shareId}': () => {
      shares.shift();
      return {};
    },
  });
  expect(screen.getByText('cy, removed it from their list')).toBeTruthy();
  await page.person.click(screen.getByRole('button', { name: 'Stop sharing with Bo Lind' }));
  await until(() => expect(screen.queryByRole('button', { name: 'Stop sharing with Bo Lind' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shared with' }));
});

test('a team is offered by its name until the collection is shared with it', async () => {
  const shares: CollectionShare[] = [];
  const page = await showOptions(shares, {
    'POST /collections/{id}/shares/teams': () => {
      const share = createShare({ kind: 'team', name: '6a', detail: 'Northern School' });
      shares.push(share);
      return share;
    },
  });
  await page.person.click(screen.getByRole('button', { name: 'Share with 6a' }));
  await until(() => expect(screen.getByRole('button', { name: 'Stop sharing with 6a' })).toBeTruthy());
  expect(page.asked.find(({ method }) => method === 'POST')?.body).toEqual({ teamId: TEAM.id });
  expect(screen.queryByRole('button', { name: 'Share with 6a' })).toBeNull();
});
