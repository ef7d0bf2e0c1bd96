import type { BatchFiles } from '@relievo/contracts/content';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { ZipDialog } from './zip-dialog.tsx';

const IDS = ['a', 'b', 'c'].map((letter) => `01990000-0000-7000-8000-00000000000${letter}`);
const DRAFTS = ['Map', 'Tides', 'Film'].map((title, at) => ({ id: IDS[at] ?? '', title, language: 'en' }));
const KEPT = 'It is kept as it is, because files of this kind are not converted.';

function standing(...states: BatchFiles['state'][]): BatchFiles[] {
  return states.map((state, at) => ({ id: IDS[at] ?? '', state, problem: state === 'kept' ? KEPT : '' }));
}

test('the files of several drafts are made, counted, and saved as one zip that has been announced', async () => {
  const saved: string[] = [];
  const follow = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push(event.target.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow);
  let now = standing('waiting', 'ready', 'kept');
  const { person, heard, queries, asked } = await showPage(<ZipDialog drafts={DRAFTS} onClose={() => {}} />, {
    path: '/tools',
    session: aSession('teacher'),
    answers: {
      'POST /content-batches/outputs': () => now,
      'POST /content-batches/outputs/standing': () => now,
    },
  });
  await person.click(screen.getByRole('button', { name: 'Make and download the files of 3 drafts' }));
  await until(() => expect(screen.getByText('2 of 3 drafts ready')).toBeTruthy());
  expect(asked.find(({ path }) => path.endsWith('/outputs'))?.body).toEqual({ ids: IDS });
  expect(saved).toEqual([]);
  now = standing('ready', 'ready', 'kept');
  await queries.invalidateQueries({ queryKey: ['batch-files'] });
  await until(() => expect(saved).toEqual([`/api/content-batches/zip?ids=${IDS.join(',')}`]));
  await until(() => expect(heard).toContain('Success: the zip is ready and is being downloaded.'));
  expect(screen.getByRole('listitem').textContent).toMatch(/^Film.*It is kept as it is/);
  document.removeEventListener('click', follow);
});

test('where nothing can be made of any draft, nothing is saved and that is said', async () => {
  const { person, heard } = await showPage(<ZipDialog drafts={DRAFTS} onClose={() => {}} />, {
    path: '/tools',
    session: aSession('teacher'),
    answers: { 'POST /content-batches/outputs': standing('failed', 'failed', 'failed') },
  });
  await person.click(screen.getByRole('button', { name: 'Make and download the files of 3 drafts' }));
  await until(() => expect(heard).toContain('Error: nothing could be made of these drafts.'));
  expect(screen.queryByRole('button', { name: 'Download again' })).toBeNull();
});
