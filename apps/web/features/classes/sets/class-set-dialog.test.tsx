import type { ClassSheet } from '@relievo/contracts/classes';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { ClassSetDialog } from './class-set-dialog.tsx';

const ID = '01990000-0000-7000-8000-000000000401';

function aSheet(given: Partial<ClassSheet>): ClassSheet {
  return {
    userId: '01990000-0000-7000-8000-000000000402',
    displayName: 'Ada',
    resourceId: '01990000-0000-7000-8000-000000000403',
    title: 'Clock',
    format: 'brf',
    profile: 'embosser-6',
    state: 'waiting',
    problem: '',
    ...given,
  };
}

test('a set is made first and looked at until every sheet is ready or told why not; then it is downloaded', async () => {
  const photo = aSheet({
    resourceId: '01990000-0000-7000-8000-000000000404',
    title: 'A photo',
    state: 'failed',
    problem: 'It is no drawing.',
  });
  const { asked, heard } = await showPage(
    <ClassSetDialog classId={ID} assignmentId={ID} name="Time" onClose={() => undefined} />,
    {
      path: '/classes',
      session: aSession('teacher'),
      answers: {
        'POST /classes/{id}/assignments/{assignmentId}/set': { sheets: [aSheet({}), photo] },
        'GET /classes/{id}/assignments/{assignmentId}/set': {
          sheets: [aSheet({ state: 'ready' }), photo],
        },
      },
    },
  );
  await screen.findByText(/1 sheet is being made\. 1 sheet could not be made; the list says why\./);
  expect(screen.queryByRole('link', { name: 'Download the set' })).toBeNull();
  const link = await screen.findByRole('link', { name: 'Download the set' });
  expect(link.getAttribute('href')).toBe(`/api/class-set.zip?id=${ID}&assignmentId=${ID}`);
  await until(() => expect(heard).toContain('The set is ready: 1 sheet.'));
  expect(screen.getByRole('row', { name: /A photo/ }).textContent).toContain('It is no drawing.');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
