import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { expectNothingLost } from './testing/saving-commands.ts';
import type { Keeper } from './testing/saving-model.ts';
import { createWorkKeeper } from './work-keeper.ts';

/** Changes go into two parts, of which those that differ are sent. */
const WORK: Keeper<SavedChartWork> = {
  first: EMPTY_CHART_WORK,
  changesIn: ({ labels, about }) => readNumbers(`${labels.title} ${about.tags}`),
  parse: (kept) => kept as SavedChartWork,
  open: ({ there, unsaved, send, keepHere, later }) => {
    const { store, change, flush, keepMine, takeTheirs } = createWorkKeeper<SavedChartWork>({
      there,
      unsaved,
      send: (edits, part) => send(edits, (work) => ({ ...work, ...part })),
      keepHere,
      later,
    });
    return {
      look: store.get,
      subscribe: store.subscribe,
      present: () => store.get().history.present,
      add: (number) => {
        const { labels, about } = store.get().history.present;
        change(
          number % 2 === 0
            ? { labels: { ...labels, title: `${labels.title} ${number}` } }
            : { about: { ...about, tags: `${about.tags} ${number}` } },
        );
      },
      flush,
      keepMine,
      takeTheirs,
    };
  },
};

function readNumbers(text: string): number[] {
  return text.split(' ').filter(Boolean).map(Number);
}

test('whatever the line does, what is said to be saved is saved, and no change is lost', async () => {
  await expectNothingLost(WORK);
  expect.hasAssertions();
});
