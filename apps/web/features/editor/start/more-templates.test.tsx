import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { EditorPage } from '../editor-page.tsx';
import { ENTRY } from '../testing/show-table.tsx';

test('a template of a whole sheet is found by a word, and begins with its labels in braille', async () => {
  const { person, asked, heard, address } = await showPage(<EditorPage />, {
    path: '/svg-editor',
    session: aSession(),
    answers: {
      'GET /drawings': () => [],
      'POST /drawings': () => ENTRY,
      'POST /drawings/braille': ({ texts }: { texts: string[] }) =>
        texts.map(() => ({ cells: '⠇⠁⠅⠑', engine: 'test', table: 'ueb-2' })),
    },
  });
  const search = await screen.findByRole('searchbox', { name: 'Find a template' }, { timeout: 20_000 });
  await person.type(search, 'retina');
  await until(() => expect(heard.filter((words) => words === '1 template found')).toHaveLength(1));
  await person.click(screen.getByRole('option', { name: 'Human eye' }));
  await until(() => expect(address()).toBe(`/svg-editor/${ENTRY.id}`));
  const begun = JSON.stringify(asked.filter(({ method }) => method === 'POST').at(-1));
  expect(begun).toContain('Optic nerve');
  expect(begun).toContain('⠇⠁⠅⠑');
});
