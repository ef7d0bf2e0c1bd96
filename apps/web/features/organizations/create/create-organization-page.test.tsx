import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { CreateOrganizationPage } from './create-organization-page.tsx';

const AGENCY = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Touch Service',
  type: 'agency',
  subscriptionTier: 'basic',
};

async function showForm() {
  return showPage(<CreateOrganizationPage />, {
    path: '/create-organization',
    session: aSession('teacher'),
    answers: {
      'POST /organizations': {
        organization: AGENCY,
        role: 'owner',
        permissions: [],
        joinedAt: '2026-03-09T12:00:00.000Z',
      },
      'PUT /organizations/current': AGENCY,
    },
  });
}

test('an organization is created with its name and kind, and becomes the current one', async () => {
  const { person, asked, address } = await showForm();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), '  Touch Service ');
  await person.click(screen.getByRole('radio', { name: 'Agency or service' }));
  await person.click(screen.getByRole('button', { name: 'Create organization' }));
  await until(() => expect(address()).toBe('/organization/settings'));
  expect(asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { name: 'Touch Service', type: 'agency' },
    { organizationId: AGENCY.id },
  ]);
  expect(toasts.visible().map(({ text }) => text)).toEqual([
    'Touch Service is created. You are now working in it.',
  ]);
});

test.each([
  ['   ', 'Please enter a name'],
  ['x'.repeat(10_000), 'Please use at most 200 characters for the name'],
])('a name that is none is told at its field', async (name, words) => {
  const { person, asked } = await showForm();
  await person.click(screen.getByRole('textbox', { name: 'Name' }));
  await person.paste(name);
  await person.click(screen.getByRole('button', { name: 'Create organization' }));
  expect(screen.getByRole('group', { name: 'There is a problem' }).textContent).toContain(words);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  ['a student', { isLearner: false }, ['Request Upload Access']],
  ['a learner', { isLearner: true }, []],
])('%s without upload access is told what is needed, and gets no form', async (_, given, links) => {
  await showPage(<CreateOrganizationPage />, {
    path: '/create-organization',
    session: aSession('student', given),
  });
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.queryAllByRole('link', { name: /Request/ }).map((link) => link.textContent)).toEqual(links);
});
