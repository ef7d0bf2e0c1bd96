import { EMPTY_PICTURE_WORK, type PictureWork } from '@relievo/contracts/pictures';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import { getProfile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { shape } from '@relievo/graphic/testing';
import { expect, test, vi } from 'vitest';
import { createWorkKeeper } from '../../../lib/keeping/work-keeper.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { Findings } from './findings.tsx';
import type { FoundFlaws } from './use-findings.ts';

const SHEET = createFromTemplate('empty', 'Sheet');

async function showFindings(findings: Partial<FoundFlaws>, drawing = SHEET) {
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
      <Findings
        keeper={keeper}
        drawing={drawing}
        findings={all}
        isWhole
        shown={null}
        onShow={() => undefined}
      />
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

test('findings of one kind have one card with one source, under the task that ends them', async () => {
  const rows = [1, 2, 3].map((at) =>
    shape(`row-${at}`, { type: 'rect', x: 30, y: 60 * at, width: 120, height: 8 }),
  );
  const drawing = { ...SHEET, layers: [{ id: 'main', name: 'Main', visible: true, items: rows }] };
  const list = check(drawing, getProfile('swell-a4'));
  expect(list).toHaveLength(3);
  await showFindings({ list, isUpToDate: true }, drawing);
  expect(screen.getByRole('heading', { name: '3 things to look at' })).toBeTruthy();
  const group = within(screen.getByRole('group', { name: 'Make parts larger' }));
  expect(group.getAllByRole('listitem')).toHaveLength(1);
  expect(group.getByText(/\(3 things like this\)/)).toBeTruthy();
  expect(group.getAllByText(/^Source: /)).toHaveLength(1);
});

test('where the rules could not look, that is said, and they look again when asked', async () => {
  const { person, lookAgain } = await showFindings({ hasFailed: true });
  expect(screen.getByText(/could not be checked/)).toBeTruthy();
  expect(screen.queryByText('Nothing to look at')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  expect(lookAgain).toHaveBeenCalledOnce();
});
