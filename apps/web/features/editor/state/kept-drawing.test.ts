import { toRefusal } from '@relievo/contracts/client';
import type { DrawingEntry } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { SAVE_AGAIN, SAVE_PAUSE } from '../../../lib/keeping/saver.ts';
import { expectNothingLost } from '../../../lib/keeping/testing/saving-commands.ts';
import { until } from '../../../lib/testing/until.ts';
import { createDrawingKeeper, type Unsaved } from './kept-drawing.ts';

interface Call {
  readonly edits: number;
  readonly svg: string;
  readonly arrive: () => void;
  readonly fail: (thrown: unknown) => void;
}

function noop(): void {
  // Nobody waits yet.
}

/** A keeper whose clock and server do what the test says. */
function openKeeper() {
  const calls: Call[] = [];
  const here: { unsaved: Unsaved | null } = { unsaved: null };
  const seen: (() => void)[] = [];
  let waiting: { readonly work: () => void; readonly delay: number } | null = null;
  const keeper = createDrawingKeeper({
    kept: { edits: 1, svg: 'none' },
    unsaved: null,
    save: (edits, svg) => {
      let [resolve, reject]: [(entry: DrawingEntry) => void, (thrown: unknown) => void] = [noop, noop];
      const promise = new Promise<DrawingEntry>((...settle) => {
        [resolve, reject] = settle;
      });
      const entry = { id: '', title: '', edits: edits + 1, savedAt: '' };
      calls.push({ edits, svg, arrive: () => resolve(entry), fail: reject });
      return promise;
    },
    keepHere: (unsaved) => {
      here.unsaved = unsaved;
      return true;
    },
    later: (work, delay) => {
      waiting = { work, delay };
      return () => {
        waiting = null;
      };
    },
    afterwards: (work) => void seen.push(work),
  });
  const see = () => {
    for (const work of seen.splice(0)) work();
  };
  const passTime = (delay: number) => {
    expect(waiting?.delay).toBe(delay);
    waiting?.work();
  };
  const standing = () => keeper.store.get().standing;
  return { keeper, calls, here, passTime, see, standing };
}

test('a change is kept here at once, on the server after a pause, and here no more when it has arrived', async () => {
  const { keeper, calls, here, passTime, standing } = openKeeper();
  keeper.change(() => 'one');
  expect([standing(), here.unsaved]).toMatchObject(['waiting', { svg: 'one', edits: 1 }]);
  passTime(SAVE_PAUSE);
  keeper.change(() => 'two');
  calls[0]?.arrive();
  await until(() => expect(here.unsaved).toMatchObject({ svg: 'two', edits: 2 }));
  passTime(SAVE_PAUSE);
  calls[1]?.arrive();
  await until(() => expect([standing(), here.unsaved]).toMatchObject(['kept', null]));
  expect(calls.map(({ edits, svg }) => [edits, svg])).toEqual([
    [1, 'one'],
    [2, 'two'],
  ]);
});

test('what did not arrive stays here and is tried again', async () => {
  const { keeper, calls, here, passTime, standing } = openKeeper();
  keeper.change(() => 'one');
  passTime(SAVE_PAUSE);
  calls[0]?.fail(new Error('The line broke.'));
  await until(() => expect(standing()).toBe('failed'));
  expect(here.unsaved).toMatchObject({ svg: 'one', edits: 1 });
  passTime(SAVE_AGAIN);
  calls[1]?.arrive();
  await until(() => expect(standing()).toBe('kept'));
});

test('a change of long writing is kept here when it is seen, and only the last of several is written', () => {
  const { keeper, here, passTime, see, standing } = openKeeper();
  const written: string[] = [];
  const write = (svg: string) => () => {
    written.push(svg);
    return svg;
  };
  keeper.change(write('one'), true);
  keeper.change(write('two'), true);
  expect([standing(), here.unsaved]).toMatchObject(['waiting', null]);
  see();
  expect([written, here.unsaved]).toMatchObject([['two'], { svg: 'two', edits: 1 }]);
  passTime(SAVE_PAUSE);
});

test('a change of long writing is written before a page ends, before it is sent, and beside what arrives', async () => {
  const { keeper, calls, here, see } = openKeeper();
  keeper.change(() => 'one', true);
  keeper.settle();
  expect(here.unsaved).toMatchObject({ svg: 'one', edits: 1 });
  keeper.change(() => 'two', true);
  const flushed = keeper.flush();
  await until(() => expect(calls.map(({ svg }) => svg)).toEqual(['two']));
  keeper.change(() => 'three', true);
  calls[0]?.arrive();
  await until(() => expect(calls.map(({ svg }) => svg)).toEqual(['two', 'three']));
  expect(here.unsaved).toMatchObject({ svg: 'three', edits: 2 });
  see();
  expect(here.unsaved).toMatchObject({ svg: 'three', edits: 2 });
  calls[1]?.arrive();
  expect(await flushed).toBe(true);
  expect(here.unsaved).toBeNull();
});

test('whatever the line does, what is said to be saved is saved, and nothing drawn is lost', async () => {
  await expectNothingLost<string>({
    first: '',
    changesIn: (svg) => svg.split(' ').filter(Boolean).map(Number),
    parse: (kept) => kept as string,
    open: ({ there, unsaved, send, keepHere, later }) => {
      let svg = unsaved?.work ?? there.work;
      const keeper = createDrawingKeeper({
        kept: { edits: there.edits, svg: there.work },
        unsaved: unsaved && { edits: unsaved.edits ?? 0, svg: unsaved.work, sent: unsaved.sent },
        save: async (edits, one) => {
          const answer = await send(edits, () => one);
          if (answer.outcome === 'saved') return { id: '', title: '', edits: answer.edits, savedAt: '' };
          if (answer.outcome !== 'overtaken') throw new Error('The line broke.');
          const { edits: count, work } = answer.theirs;
          const told = {
            code: 'drawing_changed_elsewhere',
            message: '',
            data: { drawing: { edits: count, svg: work } },
          };
          throw toRefusal(told, 409) ?? new Error('It is no refusal.');
        },
        keepHere: (kept) => keepHere(kept && { edits: kept.edits, work: kept.svg, sent: kept.sent }),
        later,
        // Every second change takes a while to write.
        afterwards: (work) => queueMicrotask(work),
      });
      return {
        look: keeper.store.get,
        subscribe: keeper.store.subscribe,
        present: () => svg,
        add: (number) => {
          svg = `${svg} ${number}`;
          const drawn = svg;
          keeper.change(() => drawn, number % 2 === 0);
        },
        flush: keeper.flush,
        keepMine: keeper.keepMine,
        takeTheirs: () => {
          svg = keeper.takeTheirs() ?? svg;
        },
      };
    },
  });
  expect.hasAssertions();
});
