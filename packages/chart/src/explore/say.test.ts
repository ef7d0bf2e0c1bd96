import { countOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '../model/chart.ts';
import { filterByWords, goToTyped } from './ask.ts';
import { EXPLORER_COMMANDS } from './commands.ts';
import { type ExplorerMessage, WORDINGS } from './messages.ts';
import { sayExplored } from './say.ts';
import { type ExplorerState, type Step, UNEXPLORED } from './state.ts';
import { walkChart } from './walk.ts';

function textOf(messages: readonly ExplorerMessage[]): string {
  return sayExplored(messages)
    .map(({ text }) => text)
    .join('');
}

test('two sentences said together have a full stop between them', () => {
  const by = { value: 136192, decimals: 0, unit: 'km' };
  expect(
    textOf([
      {
        code: 'point_met',
        parameters: { series: null, name: 'Jupiter: 142984 km', place: 5, count: countOf(8) },
      },
      { code: 'change_from', parameters: { by, isTime: false, from: 'Mars' } },
    ]),
  ).toBe('Jupiter: 142984 km. 5 of 8. 136192 km more than Mars.');
});

test('one sentence is said as it is', () => {
  const met = { series: null, name: 'Mars: 1', place: 1, count: countOf(2) };
  expect(textOf([{ code: 'point_met', parameters: met }])).toBe('Mars: 1. 1 of 2');
  expect(textOf([])).toBe('');
});

test('what a chart says is told apart from what is said of it', () => {
  const met = { series: 'Bücher', name: 'Montag: 4 Stück', place: 1, count: countOf(5) };
  expect(sayExplored([{ code: 'point_met', parameters: met }])).toEqual([
    { text: 'Bücher', isAuthors: true },
    { text: ', ', isAuthors: false },
    { text: 'Montag: 4 Stück', isAuthors: true },
    { text: '. 1 of 5', isAuthors: false },
  ]);
});

/** Whatever is written in it is in Greek, a language that no sentence of ours is in. */
const GREEK: Chart = {
  version: 1,
  type: 'line',
  title: 'Βροχή',
  language: 'el',
  x: { name: 'Μήνας', unit: 'μήνας', kind: 'category' },
  y: { name: 'Ύψος', unit: 'χιλ', kind: 'number' },
  annotations: [{ text: 'Σημείωση', from: 1, to: 2 }],
  series: ['Αθήνα', 'Πάτρα'].map((name, row) => ({
    name,
    unit: row === 0 ? 'χιλ' : 'μέτρα',
    points: ['άλφα', 'βήτα', 'γάμμα', 'δέλτα', 'έψιλον'].map((label, x) => {
      const y =
        [
          [3, -1, null, 4, 4],
          [2, 5, -2, 0, 0],
        ][row]?.[x] ?? null;
      return { label, x, y, text: y === null ? '' : `${y}` };
    }),
  })),
};

test('no word of a chart in another language is ever taken for one of ours', () => {
  const command = fc.constantFrom(...EXPLORER_COMMANDS);
  const asked = fc.constantFrom('above 1', 'missing', 'below 90', '');
  const sought = fc.constantFrom('3', '2.2');
  type Act = (state: ExplorerState) => Step | null;
  const act = fc.constantFrom(...WORDINGS).chain((wording) =>
    fc.oneof(
      command.map(
        (one): Act =>
          (state) =>
            walkChart(GREEK, state, one, wording),
      ),
      asked.map(
        (text): Act =>
          (state) =>
            filterByWords(GREEK, state, text, wording),
      ),
      sought.map(
        (text): Act =>
          (state) =>
            goToTyped(GREEK, state, text, wording),
      ),
    ),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let state = UNEXPLORED;
      for (const perform of acts) {
        const step = perform(state);
        if (!step) continue;
        state = step.state;
        const ours = sayExplored(step.say).filter(({ isAuthors }) => !isAuthors);
        expect(ours.map(({ text }) => text).join()).not.toMatch(/\p{Script=Greek}/u);
      }
    }),
  );
});
