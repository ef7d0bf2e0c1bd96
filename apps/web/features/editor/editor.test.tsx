import { walk } from '@relievo/graphic/model';
import { readDrawing } from '@relievo/graphic/svg';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../lib/testing/page.tsx';
import { aSession } from '../../lib/testing/people.ts';
import { until } from '../../lib/testing/until.ts';
import { EditorPage } from './editor-page.tsx';
import { chooseObject, ENTRY, findTree, showTable } from './testing/show-table.tsx';

/** What stands at its field, and not what was announced of it. */
const BESIDE_WHAT_WAS_SAID = { ignore: '[role="textbox"]' };

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

test('a shape is added from the menu, said with its place, listed, and saved', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await showTable('empty');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await person.click(screen.getByRole('menuitem', { name: /Add a rectangle/ }));
  await until(() => expect(heard.join(' ')).toContain('Rectangle added at 84.25, 133.25'));
  expect(within(findTree()).getByRole('row', { name: /Rectangle/ })).toBeTruthy();
  await until(() => expect(saved).toHaveLength(1));
  const read = readDrawing(saved[0] ?? '');
  expect(read.ok && [...walk(read.value)].map(({ item }) => item.id)).toEqual(['shape-1']);
});

test('what is chosen in the tree is placed by a number, and the change is undone by keys', {
  tags: 'exhaustive',
}, async () => {
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

test('a row of the tree is heard with its place and with what is nearest', async () => {
  await showTable();
  const row = within(findTree()).getByRole('row', { name: 'Square' });
  const note = document.getElementById(row.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/^at 119\.3, 49\.3; 51\.5 by 51\.5 mm; [\d.]+ mm from Triangle$/);
});

test('where an object goes is said in words, explained before it is done, and completed by names', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Circle/);
  const field = screen.getByRole('textbox', { name: 'Place in words' });
  await person.type(field, '6 mm right of sq');
  await person.click(screen.getByRole('button', { name: '6 mm right of Square' }));
  expect(screen.getByText(/^Circle “Circle” put 6 millimetres right of Square/)).toBeTruthy();
  await person.type(field, '; at 20, 200{Enter}');
  await until(() => expect(heard.join(' ')).toContain('Circle “Circle” moved to 20, 200 millimetres'));
  await person.type(field, 'beside the moon{Enter}');
  expect(screen.getByText(/“beside the moon” is not understood/, BESIDE_WHAT_WAS_SAID)).toBeTruthy();
});

test('the graph of a function is added on the axes of the plane, and what is no formula is told', async () => {
  const { person, heard } = await showTable('coordinate-plane');
  const field = screen.getByRole('textbox', { name: 'Formula: y =' });
  await person.type(field, 'window{Enter}');
  expect(screen.getByText(/“window” is not understood/, BESIDE_WHAT_WAS_SAID)).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'x/2{Enter}');
  await until(() => expect(heard.join(' ')).toContain('Line “y = x/2” added at 29.25, 106.75'));
});

test('the drawing is looked at in print, sharp and as it is seen with low vision', async () => {
  const { person } = await showTable();
  await person.click(screen.getByRole('tab', { name: 'Preview' }));
  const sourceOf = async (option: string) => {
    await person.click(screen.getByRole('button', { name: /Preview$/ }));
    await person.click(screen.getByRole('option', { name: option }));
    return decodeURIComponent(
      screen.getByRole('img', { name: `${option}: Shapes` }).getAttribute('src') ?? '',
    );
  };
  expect(await sourceOf('In print')).not.toContain('feGaussianBlur');
  expect(await sourceOf('In print, with low vision (20/200)')).toContain('feGaussianBlur stdDeviation="0.6"');
});

test('an object is given a tone and a vibration, and is told to be locked', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Circle/);
  await person.click(screen.getByRole('button', { name: /Vibration$/ }));
  await person.click(screen.getByRole('option', { name: 'Twice' }));
  await until(() => expect(heard.join(' ')).toContain('Circle “Circle” vibrates now.'));
  await chooseObject(person, /Circle/);
  await person.keyboard('{Alt>}{Shift>}k{/Shift}{/Alt}');
  await until(() => expect(heard.join(' ')).toContain('Circle “Circle” locked.'));
  await person.keyboard('{Delete}');
  await until(() => expect(heard.join(' ')).toContain('“Circle” is locked.'));
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

test('a label is written in a braille code of its own, which it keeps when its words change and which its text says', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard, saved } = await showTable(
    'empty',
    {},
    {
      'POST /drawings/braille': ({ texts, code }: { texts: string[]; code?: string }) =>
        texts.map(() => ({ cells: '⠇⠁⠅⠑', engine: 'test', table: code ?? 'ueb-2' })),
    },
  );
  await person.click(screen.getByRole('tab', { name: 'Text' }));
  const field = screen.getByRole('textbox', { name: 'The drawing as text' });
  await person.clear(field);
  await person.click(field);
  await person.paste('text lake says "Lake" at 30, 30\ntext river says "River" at 30, 60 code fr-1');
  await person.click(screen.getByRole('button', { name: 'Apply the text' }));
  await until(() => expect(heard.join(' ')).toContain('Drawing changed as text: 2 objects added'));
  const written = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The drawing as text' }).value;
  expect(written()).toMatch(/says "River" .* code fr-1 braille "⠇⠁⠅⠑" by "?test"? in "?fr-1"?/);

  await person.click(screen.getByRole('tab', { name: 'Properties' }));
  await chooseObject(person, /Lake/);
  await person.click(screen.getByRole('button', { name: /Braille code$/ }));
  await person.click(screen.getByRole('option', { name: 'Unified English Braille, uncontracted' }));
  await until(() =>
    expect(heard.join(' ')).toContain('is in this braille code now: Unified English Braille, uncontracted.'),
  );
  const words = screen.getByRole('textbox', { name: 'Words' });
  await person.clear(words);
  await person.type(words, 'Sea{Enter}');
  await until(() =>
    expect(saved.at(-1)).toMatch(/data-print="Sea"[^>]*data-table="ueb-1" data-code="ueb-1"/),
  );
});

test('a finding is shown with its source, and what can be repaired is repaired', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showTable('empty');
  await person.click(screen.getByRole('tab', { name: 'Text' }));
  const field = screen.getByRole('textbox', { name: 'The drawing as text' });
  await person.clear(field);
  await person.click(field);
  await person.paste('path thin from 30, 30 to 100, 30 line solid 0.4');
  await person.click(screen.getByRole('button', { name: 'Apply the text' }));
  await until(() => expect(screen.getByRole('tab', { name: 'Findings (1)' })).toBeTruthy());
  await person.click(screen.getByRole('tab', { name: 'Findings (1)' }));
  await until(() => expect(screen.getByText(/^Source: TU Dresden/)).toBeTruthy());
  await person.click(screen.getByRole('button', { name: /^Repair: / }));
  await until(() => expect(heard.join(' ')).toContain('Findings repaired'));
  await until(() => expect(screen.getByText('No findings')).toBeTruthy());
});

test('a node of a shape is moved by its number, one is added, and one is removed', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Triangle/);
  const nodes = screen.getByRole('group', { name: 'Nodes' });
  const node = within(nodes).getByRole('textbox', { name: 'Node, from 1 to 3' });
  await person.clear(node);
  await person.type(node, '2{Enter}');
  const across = within(nodes).getByRole('textbox', { name: 'Node from the left' });
  await person.clear(across);
  await person.type(across, '99{Enter}');
  await until(() =>
    expect(heard.join(' ')).toMatch(/Node 2 of 3 of Triangle “Triangle” moved to 99, [\d.]+ millimetres\./),
  );
  await person.click(within(nodes).getByRole('button', { name: 'Add a node after it' }));
  await until(() => expect(heard.join(' ')).toContain('Node 3 of 4 added to Triangle “Triangle”'));
  await person.click(within(nodes).getByRole('button', { name: 'Remove this node' }));
  await until(() =>
    expect(heard.join(' ')).toContain('Node 3 removed from Polygon “Triangle”, which has 3 nodes now.'),
  );
});

test('a node becomes smooth, its handles are moved by numbers, and it becomes a corner again', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Triangle/);
  const nodes = screen.getByRole('group', { name: 'Nodes' });
  expect(within(nodes).queryByRole('textbox', { name: /^Handle/ })).toBeNull();
  await person.click(within(nodes).getByRole('button', { name: 'Make it smooth' }));
  await until(() => expect(heard.join(' ')).toContain('Node 1 of 3 is smooth now.'));
  const across = within(nodes).getByRole('textbox', { name: 'Handle out of it from the left' });
  await person.clear(across);
  await person.type(across, '99{Enter}');
  await until(() =>
    expect(heard.join(' ')).toMatch(/Handle out of node 1 of 3 moved to 99, [\d.]+ millimetres\./),
  );
  await person.click(within(nodes).getByRole('button', { name: 'Make it a corner' }));
  await until(() => expect(heard.join(' ')).toContain('Node 1 of 3 is a corner now.'));
  expect(within(nodes).queryByRole('textbox', { name: /^Handle/ })).toBeNull();
});

test('copies in a row are made by their number and distance', { tags: 'exhaustive' }, async () => {
  const { person, heard } = await showTable();
  await chooseObject(person, /Circle/);
  await person.click(screen.getByRole('button', { name: 'Make the copies' }));
  await until(() => expect(heard.join(' ')).toContain('Circle “Circle” repeated 3 times.'));
  expect(within(findTree()).getAllByRole('row', { name: /Circle/ })).toHaveLength(4);
});

test('an SVG of another program is opened, and what could not be kept of it is read beside the drawing', async () => {
  const { person, asked, address } = await showPage(<EditorPage />, {
    path: '/svg-editor',
    session: aSession(),
    answers: { 'GET /drawings': () => [], 'POST /drawings/imports': () => ENTRY },
  });
  await person.click(screen.getByRole('textbox', { name: 'Or paste the code of an SVG' }));
  await person.paste('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await person.click(screen.getByRole('button', { name: 'Open what I pasted' }));
  await until(() => expect(address()).toBe(`/svg-editor/${ENTRY.id}`));
  expect(JSON.stringify(asked.find(({ method }) => method === 'POST'))).toContain('<svg xmlns');
});

test('whose work a drawing began with, and what was left out of its file, is said until it is read', async () => {
  const { person } = await showTable('empty', {
    origin: {
      resourceId: '01990000-0000-7000-8000-000000000002',
      title: 'House',
      author: 'Ada',
      licence: 'CC BY 4.0',
    },
    notes: ['A gradient became a texture.'],
  });
  const notes = screen.getByRole('group', { name: 'How this drawing began' });
  expect(notes.textContent).toContain('Based on House by Ada, CC BY 4.0.');
  expect(within(notes).getByText('A gradient became a texture.')).toBeTruthy();
  await person.click(within(notes).getByRole('button', { name: 'Close these notes' }));
  expect(screen.queryByRole('group', { name: 'How this drawing began' })).toBeNull();
});

test('a drawing of a published resource is submitted as a new version, and waits then', async () => {
  const id = '01990000-0000-7000-8000-000000000003';
  const { person } = await showTable(
    'geometry-set',
    { resource: { id, state: 'published' } },
    { 'POST /drawings/{id}/resource': () => ({ resourceId: id, became: 'submitted' }) },
    aSession('teacher'),
  );
  await person.click(screen.getByRole('tab', { name: 'Finish' }));
  await person.click(screen.getByRole('button', { name: 'Submit as a new version' }));
  const goOn = screen.queryByRole('button', { name: 'Go on anyway' });
  if (goOn) await person.click(goOn);
  await until(() => expect(screen.getByText(/^This waits for review/)).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Save to Your Content' }).hasAttribute('disabled')).toBe(true);
});

test('the parts of the drawing are heard as a learner hears them', async () => {
  const { person, heard } = await showTable();
  await person.click(screen.getByRole('tab', { name: 'Preview' }));
  await person.click(screen.getByRole('button', { name: /Preview$/ }));
  await person.click(screen.getByRole('option', { name: 'As a learner explores it' }));
  const parts = screen.getByRole('list', { name: 'Parts of the drawing' });
  await person.click(within(parts).getByRole('button', { name: 'Hexagon' }));
  await until(() => expect(heard).toContain('Hexagon'));
  await person.click(screen.getByRole('button', { name: 'Begin a tour of the parts' }));
  await until(() => expect(heard).toContain('Triangle'));
  await person.click(screen.getByRole('button', { name: 'Stop the tour' }));
});
