import type { DrawingEntry, KeptDrawing } from '@relievo/contracts';
import { createFromTemplate, readDrawing, type TemplateName, walk, writeDrawing } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../lib/testing/page.tsx';
import { aSession } from '../../lib/testing/people.ts';
import { until } from '../../lib/testing/until.ts';
import { EditorPage } from './editor-page.tsx';
import { Workspace } from './workspace.tsx';

const ENTRY: DrawingEntry = {
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Shapes',
  edits: 1,
  savedAt: '2026-11-20T10:00:00.000Z',
};

/** The table with a drawing on it, before a server that keeps what it is sent. */
async function showTable(template: TemplateName = 'geometry-set') {
  const drawing = createFromTemplate(template, 'Shapes');
  const kept: KeptDrawing = { ...ENTRY, svg: writeDrawing(drawing) };
  const saved: string[] = [];
  const session = aSession();
  const page = await showPage(<Workspace kept={kept} drawing={drawing} personId={session.user.id} />, {
    path: `/svg-editor/${ENTRY.id}`,
    session,
    answers: {
      'PUT /drawings/{id}': ({ edits, svg }: { edits: number; svg: string }) => {
        saved.push(svg);
        return { ...ENTRY, edits: edits + 1 };
      },
      'POST /drawings/braille': ({ texts }: { texts: string[] }) =>
        texts.map(() => ({ cells: '⠇⠁⠅⠑', engine: 'test', table: 'ueb-2' })),
    },
  });
  return { ...page, saved };
}

function findTree() {
  return screen.getByRole('treegrid', { name: 'Objects of the drawing' });
}

async function chooseObject(person: Awaited<ReturnType<typeof showTable>>['person'], name: RegExp) {
  await person.click(within(findTree()).getByRole('row', { name }));
}

test('a guest is told what the editor does, and led back to it after signing in', async () => {
  await showPage(<EditorPage />, { path: '/svg-editor', session: null });
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/auth?return=%2Fsvg-editor');
});

test('a student begins with a template, and is led to the drawing', async () => {
  const { person, asked, address } = await showPage(<EditorPage />, {
    path: '/svg-editor',
    session: aSession(),
    answers: { 'GET /drawings': () => [], 'POST /drawings': () => ENTRY },
  });
  await person.click(screen.getByRole('button', { name: 'Number line' }));
  await until(() => expect(address()).toBe(`/svg-editor/${ENTRY.id}`));
  const sent = asked.find(({ method }) => method === 'POST');
  expect(JSON.stringify(sent)).toContain('Number line');
});

test('a shape is added from the menu, said with its place, listed, and saved', async () => {
  const { person, heard, saved } = await showTable('empty');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await person.click(screen.getByRole('menuitem', { name: /Add a rectangle/ }));
  await until(() => expect(heard.join(' ')).toContain('Rectangle added at 84.25, 133.25'));
  expect(within(findTree()).getByRole('row', { name: /Rectangle/ })).toBeTruthy();
  await until(() => expect(saved).toHaveLength(1));
  const read = readDrawing(saved[0] ?? '');
  expect(read.ok && [...walk(read.value)].map(({ item }) => item.id)).toEqual(['shape-1']);
});

test('what is chosen in the tree is placed by a number, and the change is undone by keys', async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Square/);
  const field = screen.getByRole('textbox', { name: 'From the left' });
  await person.clear(field);
  await person.type(field, '130{Enter}');
  await until(() => expect(heard.join(' ')).toContain('Square “Square” moved to 130, 49.25 millimetres'));
  await chooseObject(person, /Square/);
  await person.keyboard('{Control>}z{/Control}');
  await until(() => expect(heard.join(' ')).toContain('Undone: Square “Square” moved.'));
});

test('arrow keys with Control move what is chosen, in the tree too', async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Circle/);
  await person.keyboard('{Control>}{ArrowRight}{/Control}');
  await until(() => expect(heard.join(' ')).toContain('Circle “Circle” moved to 33.25, 127.25 millimetres'));
});

test('a mistake in the text is told by its line, and what is right becomes the drawing with braille', async () => {
  const { person, heard } = await showTable('empty');
  await person.click(screen.getByRole('tab', { name: 'Text' }));
  const field = screen.getByRole('textbox', { name: 'The drawing as text' });
  await person.clear(field);
  await person.click(field);
  await person.paste('circle sun');
  await person.click(screen.getByRole('button', { name: 'Apply the text' }));
  await until(() => expect(heard.join(' ')).toContain('Error: Line 1: “circle” is no kind of object.'));
  await person.clear(field);
  await person.click(field);
  await person.paste('text lake says "Lake" at 30, 30');
  await person.click(screen.getByRole('button', { name: 'Apply the text' }));
  await until(() => expect(heard.join(' ')).toContain('Drawing changed as text: 1 object added'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The drawing as text' }).value).toContain(
    'braille "⠇⠁⠅⠑"',
  );
});

test('a finding is shown with its source, and what can be repaired is repaired', async () => {
  const { person, heard } = await showTable('empty');
  await person.click(screen.getByRole('tab', { name: 'Text' }));
  const field = screen.getByRole('textbox', { name: 'The drawing as text' });
  await person.clear(field);
  await person.click(field);
  await person.paste('path thin from 30, 30 to 100, 30 line solid 0.4');
  await person.click(screen.getByRole('button', { name: 'Apply the text' }));
  await until(() => expect(screen.getByRole('tab', { name: 'Findings (1)' })).toBeTruthy());
  await person.click(screen.getByRole('tab', { name: 'Findings (1)' }));
  expect(screen.getByText(/^Source: TU Dresden/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Repair: / }));
  await until(() => expect(heard.join(' ')).toContain('Findings repaired'));
  await until(() => expect(screen.getByText('No findings')).toBeTruthy());
});
