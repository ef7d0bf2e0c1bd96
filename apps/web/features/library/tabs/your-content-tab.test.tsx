import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { aResource } from '../../resource/testing/a-resource.ts';
import { LibraryPage } from './library-page.tsx';

const DRAFT = aResource({ title: 'Tides', isDraft: true, status: 'pending' });
const BACK = aResource({
  id: '01990000-0000-7000-8000-000000000002',
  title: 'Parabola',
  isDraft: false,
  status: 'rejected',
});

async function showOwnContent(path = '/library?tab=your-content') {
  const page = await showPage(<LibraryPage />, {
    path,
    session: aSession('teacher'),
    answers: {
      'GET /library/own-content': (_: never, { status }) => {
        const rows = [DRAFT, BACK].filter((row) => !status || row.status === status);
        return { rows, total: rows.length };
      },
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Your Content' });
  return page;
}

test('what was sent back comes first, and leads to where it is edited', async () => {
  await showOwnContent();
  const sentBack = await screen.findByRole('group', { name: '1 resource needs changes' });
  const link = within(sentBack).getByRole('link', { name: 'Parabola' });
  expect(link.getAttribute('href')).toBe(`/content/${BACK.id}`);
});

test('one’s own content is narrowed to one state, which is told and stands in the address', {
  tags: 'exhaustive',
}, async () => {
  const { person, address, heard } = await showOwnContent();
  await until(() => expect(screen.queryAllByRole('link', { name: /Tides/ }).length).toBeGreaterThan(0));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected content');
  await until(() => expect(screen.queryByRole('link', { name: /Tides/ })).toBeNull());
  expect(address()).toBe('/library?tab=your-content&status=rejected');
  await until(() => expect(heard).toContain('Status: Rejected content'));
});
