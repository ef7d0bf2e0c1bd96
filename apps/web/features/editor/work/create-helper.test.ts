import { createFromTemplate } from '@relievo/graphic/editing/templates';
import type { Drawing } from '@relievo/graphic/model';
import { afterEach, expect, test, vi } from 'vitest';
import { createHelper } from './create-helper.ts';
import type { Answer, Question } from './editor-worker.ts';

afterEach(() => vi.unstubAllGlobals());

const EDIT = { edit: { do: 'delete', ids: [] } } as const;
const DONE = { ok: false, problem: { code: 'nothing_chosen' } } as const;

/** Workers that answer when the test says so. */
function giveWorkers() {
  const questions: Question[] = [];
  const ended: number[] = [];
  let hear: (event: { readonly data: Answer }) => void = () => undefined;
  let opened = 0;
  vi.stubGlobal(
    'Worker',
    class {
      readonly number: number;
      constructor() {
        opened += 1;
        this.number = opened;
      }
      addEventListener(kind: string, listener: typeof hear) {
        if (kind === 'message') hear = listener;
      }
      postMessage(question: Question) {
        questions.push(question);
      }
      terminate() {
        ended.push(this.number);
      }
    },
  );
  const answer = () => hear({ data: { number: questions.at(-1)?.number ?? 0, output: DONE } });
  return { questions, ended, answer };
}

function draw(title: string): Drawing {
  return createFromTemplate('geometry-set', title);
}

test('a question goes to the worker with its drawing, and the answer comes back to whoever asked', () => {
  const { questions, answer } = giveWorkers();
  const told: unknown[] = [];
  createHelper('perform').ask({ drawing: draw('One'), input: EDIT, tell: (output) => told.push(output) });
  expect(questions).toMatchObject([{ name: 'perform', drawing: { about: { title: 'One' } }, input: EDIT }]);
  expect(told).toEqual([]);
  answer();
  expect(told).toEqual([DONE]);
});

test('while the worker is busy only the latest question waits, and is asked once it is free', () => {
  const { questions, answer } = giveWorkers();
  const told: string[] = [];
  const helper = createHelper('perform');
  for (const title of ['One', 'Two', 'Three'])
    helper.ask({ drawing: draw(title), input: EDIT, tell: () => told.push(title) });
  expect(questions).toHaveLength(1);
  answer();
  expect(questions.map(({ drawing }) => drawing.about.title)).toEqual(['One', 'Three']);
  answer();
  expect(told).toEqual(['One', 'Three']);
});

test('whoever ends the work hears nothing more of it', () => {
  const { ended, answer } = giveWorkers();
  const told: unknown[] = [];
  const helper = createHelper('perform');
  helper.ask({ drawing: draw('One'), input: EDIT, tell: (output) => told.push(output) });
  helper.end();
  answer();
  expect([told, ended]).toEqual([[], [1]]);
});
