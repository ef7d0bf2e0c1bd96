import { expect, test } from 'vitest';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { aSession } from '../../lib/testing/people.ts';
import { refuse } from '../../lib/testing/server.ts';
import { until } from '../../lib/testing/until.ts';
import { EditorPage } from './editor-page.tsx';
import { chooseObject, showTable } from './testing/show-table.tsx';

test('the last message stays in a field, and what the cursor is at is read in braille', async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Circle/);
  await person.keyboard('{Alt>}{Shift>}w{/Shift}{/Alt}');
  await until(() => expect(heard.at(-1)).toMatch(/^Circle “Circle” is at /));
  const field = screen.getByRole('textbox', { name: 'What was said' });
  expect(field.textContent).toMatch(/^Circle “Circle” is at /);
  await person.click(screen.getByRole('switch', { name: 'Braille line' }));
  await until(() => expect(screen.getByRole('textbox', { name: 'Braille line' }).textContent).toBe('⠇⠁⠅⠑'));
});

test('labels are written one after another without leaving the field of their words', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Circle/);
  const field = screen.getByRole('textbox', { name: 'Words of the label' });
  await person.click(field);
  await person.keyboard('{Enter}');
  expect(screen.getByText('Error: Type the words of the label first.')).toBeTruthy();
  await person.keyboard('Sun{Enter}');
  await until(() => expect(heard.join(' ')).toContain('Labels placed: 1 object added'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Words of the label' }));
  await person.keyboard('{Alt>}{PageDown}{/Alt}');
  await until(() => expect(heard.at(-1)).toMatch(/^\d of \d: /));
  expect(document.activeElement?.getAttribute('aria-labelledby') ?? '').not.toBe('');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('keys of what is not possible now, and keys of nothing, are answered', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showTable();
  const sheet = screen.getByRole('application', { name: /^Sheet\./ });
  sheet.focus();
  await person.keyboard('{Delete}');
  await until(() => expect(heard.at(-1)).toBe('Delete: not possible now.'));
  await person.keyboard('q');
  await until(() =>
    expect(heard.at(-1)).toBe(
      'Q: this key does nothing here. The arrow keys explore the sheet. Press ? for all keys.',
    ),
  );
});

test('a refusal is announced once: what shows it is no second alert', async () => {
  const { person, heard } = await showPageOfStart();
  await person.click(screen.getByRole('button', { name: 'Number line' }));
  await until(() => expect(heard.filter((words) => words.startsWith('Error:'))).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

function showPageOfStart() {
  return showPage(<EditorPage />, {
    path: '/svg-editor',
    session: aSession(),
    answers: {
      'GET /drawings': () => [],
      'POST /drawings': () => refuse('too_many_requests', { seconds: 5 }),
    },
  });
}
