import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { openKeptWork } from '../keeping/open-kept-work.ts';
import { until } from '../testing/until.ts';
import { chooseArrived, noteArrived } from './arrived.ts';

const WITH_TITLE = { ...EMPTY_CHART_WORK, labels: { ...EMPTY_CHART_WORK.labels, title: 'Rain' } };

function openChart(edits: number, work: SavedChartWork, save: () => Promise<{ edits: number }>) {
  return openKeptWork<SavedChartWork>({
    draft: { edits, work },
    key: 'relievo-draft-chart-mia-1',
    elsewhere: 'chart_changed_elsewhere',
    parse: () => undefined,
    save,
    read: () => Promise.reject(new Error('Nobody else wrote.')),
  });
}

test('who comes back to work whose last save arrives meanwhile goes on with what she left', async () => {
  let arrive: (saved: { edits: number }) => void = () => undefined;
  const left = openChart(1, EMPTY_CHART_WORK, () => new Promise((resolve) => (arrive = resolve)));
  left.change({ labels: WITH_TITLE.labels });
  const flushed = left.flush();
  // The page that is opened again has read what stood there before.
  const read = { edits: 1, work: EMPTY_CHART_WORK };
  arrive({ edits: 2 });
  await flushed;
  const sent: string[] = [];
  const again = openChart(read.edits, read.work, async () => {
    sent.push('again');
    return { edits: 3 };
  });
  await until(() => expect(again.store.get().standing).toBe('kept'));
  expect([again.store.get().edits, again.store.get().history.present.labels.title, sent]).toEqual([
    2,
    'Rain',
    [],
  ]);
});

test('what another device saved since is newer, and only the works that were left last are remembered', () => {
  for (const at of [1, 2, 3, 4, 5]) noteArrived(`relievo-draft-test-${at}`, { edits: 7, work: at });
  expect(chooseArrived('relievo-draft-test-2', { edits: 8, work: 0 })).toEqual({ edits: 8, work: 0 });
  expect(chooseArrived('relievo-draft-test-2', { edits: 6, work: 0 })).toEqual({ edits: 7, work: 2 });
  expect(chooseArrived('relievo-draft-test-1', { edits: 6, work: 0 })).toEqual({ edits: 6, work: 0 });
});
