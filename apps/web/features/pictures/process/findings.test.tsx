import { EMPTY_PICTURE_WORK, type PictureWork } from '@relievo/contracts/pictures';
import { expect, test, vi } from 'vitest';
import { createWorkKeeper } from '../../../lib/keeping/work-keeper.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { Findings } from './findings.tsx';
import type { FoundFlaws } from './use-findings.ts';

async function showFindings(findings: Partial<FoundFlaws>) {
  const lookAgain = vi.fn<() => void>();
  const draft = { edits: 0, work: EMPTY_PICTURE_WORK };
  const keeper = createWorkKeeper<PictureWork>({
    there: draft,
    unsaved: null,
    send: async () => ({ outcome: 'saved', edits: 1 }),
    keepHere: () => true,
    later: () => () => undefined,
  });
  const all = { list: null, isUpToDate: false, hasFailed: false, lookAgain, ...findings };
  const { person } = await showPage(
    <>
      <h1>Process</h1>
      <Findings keeper={keeper} findings={all} isWhole shown={null} onShow={() => undefined} />
    </>,
    { path: '/tools/convert-graphics' },
  );
  return { person, lookAgain };
}

test('before the rules have looked, nobody is told that there is nothing to look at', async () => {
  await showFindings({});
  expect(screen.getByText('Checking what could be hard to feel…')).toBeTruthy();
  expect(screen.queryByText('Nothing to look at')).toBeNull();
});

test('a drawing without findings has no empty list', async () => {
  await showFindings({ list: [], isUpToDate: true });
  expect(screen.getByRole('heading', { name: 'Nothing to look at' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('where the rules could not look, that is said, and they look again when asked', async () => {
  const { person, lookAgain } = await showFindings({ hasFailed: true });
  expect(screen.getByText(/could not be checked/)).toBeTruthy();
  expect(screen.queryByText('Nothing to look at')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  expect(lookAgain).toHaveBeenCalledOnce();
});
