import { createFromTemplate } from '@relievo/graphic/editing/templates';
import { explorableOf } from '@relievo/graphic/explore';
import type { Drawing } from '@relievo/graphic/model';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { announcer } from '../../../lib/speaking/announcer.ts';
import type { Phrase } from '../../../lib/speaking/phrase.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import type { Answers } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import type { Parts } from '../query/parts-query.ts';
import { PartWalk } from './part-walk.tsx';

function Walk({ drawing }: { drawing: Drawing }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [parts] = useState<Parts>(() => ({
    ...explorableOf(drawing),
    sheet: drawing.sheet,
    language: drawing.language,
    toneOf: () => null,
  }));
  return <PartWalk parts={parts} chosen={chosen} onChoose={setChosen} />;
}

async function showWalk(language = 'en', session = aSession(), answers: Answers = {}) {
  const drawing = { ...createFromTemplate('geometry-set', 'Shapes'), language };
  const page = await showPage(<Walk drawing={drawing} />, { path: '/', session, answers });
  const walk = screen.getByRole('application', { name: 'Part by part' });
  walk.focus();
  return { ...page, walk };
}

test('what was said of a part stays in a field, where hands read it, and one key leads there and back', async () => {
  const { person, walk } = await showWalk();
  expect(screen.queryByRole('textbox', { name: 'What was said' })).toBeNull();
  await person.keyboard('{Home}');
  const field = screen.getByRole('textbox', { name: 'What was said' });
  expect(field.textContent).toMatch(/^\w+\. .*\.$/);
  const words = field.textContent;
  await person.keyboard('r');
  expect(document.activeElement).toBe(field);
  await person.keyboard('x');
  expect(field.textContent).toBe(words);
  await person.keyboard('r');
  expect(document.activeElement).toBe(walk);
});

test('the name of a part is said in the language of the drawing, and where it lies in that of the page', async () => {
  const { person } = await showWalk('de');
  const said: (readonly Phrase[])[] = [];
  onTestFinished(announcer.subscribe('polite', (text, phrases) => text && said.push(phrases)));
  await person.keyboard('{Home}');
  // What was said of the page before may still have waited for its turn.
  await until(() => expect(said.at(-1)?.[0]?.language).toBe('de'));
  const [name, ...place] = said.at(-1) ?? [];
  expect(name?.text).toMatch(/^\w+\.$/);
  expect(place.find(({ text }) => /^(At|In|On)/.test(text))?.language).toBeUndefined();
  const field = screen.getByRole('textbox', { name: 'What was said' });
  expect(field.querySelector('[lang]')?.getAttribute('lang')).toBe('de');
});

test('the name of a part is a line of braille, in the cells that a sheet has', async () => {
  const asked: string[][] = [];
  const { person, heard } = await showWalk('en', aSession(), {
    'POST /drawings/braille': ({ texts }: { texts: string[] }) => {
      asked.push(texts);
      return texts.map(() => ({ cells: '⠞⠗⠊', engine: 'test', table: 'ueb-2' }));
    },
  });
  await person.keyboard('{Home}b');
  await until(() => expect(heard.at(-1)).toBe('The braille line is on, below what was said'));
  const line = screen.getByRole('textbox', { name: 'Braille line' });
  await until(() => expect(line.textContent).toBe('⠞⠗⠊'));
  const said = screen.getByRole('textbox', { name: 'What was said' }).textContent ?? '';
  expect(said.startsWith(asked[0]?.[0] ?? '-')).toBe(true);
  await person.keyboard('b');
  expect(screen.queryByRole('textbox', { name: 'Braille line' })).toBeNull();
});

test('a guest reads the name of a part in the braille code of its language, too', async () => {
  const asked: unknown[] = [];
  const { person } = await showWalk('de', null as never, {
    'GET /braille': (_body, query) => {
      asked.push({ ...query });
      return { cells: '⠅⠗⠩⠎', engine: 'test', table: 'de-1' };
    },
  });
  await person.keyboard('{Home}b');
  const line = screen.getByRole('textbox', { name: 'Braille line' });
  await until(() => expect(line.textContent).toBe('⠅⠗⠩⠎'));
  const said = screen.getByRole('textbox', { name: 'What was said' }).textContent ?? '';
  const name = /^[^.]+/.exec(said)?.[0];
  expect(asked).toEqual([{ language: 'de', text: name }]);
});

test('a key that does nothing says so once, and where all keys are told', async () => {
  const { person, walk, heard } = await showWalk();
  await person.keyboard('xx');
  await until(() => expect(heard.at(-1)).toBe('X: this key does nothing here. Press H for all keys.'));
  await person.keyboard('{Home}x');
  await until(() => expect(heard.at(-1)).toMatch(/^\w+\. /));
  expect(heard.filter((words) => words.startsWith('X:'))).toHaveLength(1);
  walk.blur();
  walk.focus();
  await person.keyboard('x');
  await until(() => expect(heard.filter((words) => words.startsWith('X:'))).toHaveLength(2));
  await person.keyboard('h');
  const help = within(await screen.findByRole('dialog', { name: 'Keys for the drawing' }));
  expect(help.getByRole('row', { name: /^To what was said, and back/ })).toBeTruthy();
});
