import { createFromTemplate } from '@relievo/graphic/editing/templates';
import { explorableOf } from '@relievo/graphic/explore';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { SheetOnScreen } from './sheet-on-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

/** As a tablet shows it: the DOM of the tests lays nothing out. */
const FIELD = new DOMRect(0, 200, 768, 800);

/** To a millimetre of the sheet, where it is laid by its corners. */
const PIXELS = 4;

async function showSheet() {
  const drawing = createFromTemplate('geometry-set', 'Shapes');
  const parts = {
    ...explorableOf(drawing),
    sheet: drawing.sheet,
    language: 'de',
    toneOf: () => null,
  };
  const page = await showPage(<SheetOnScreen parts={parts} isOpen onClose={() => undefined} />, {
    path: '/',
  });
  const field = await screen.findByRole('group', { name: 'Field for the sheet' });
  field.getBoundingClientRect = () => FIELD;
  return { ...page, field, drawn: parts.parts };
}

test('a sheet is laid and its parts are met by buttons alone, as a screen reader that stays on needs it', async () => {
  const { person, field, drawn, heard } = await showSheet();
  expect(within(field).queryAllByRole('button')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'The sheet is in the lower left corner' }));
  await until(() =>
    expect(heard.at(-1)).toBe('The sheet is in place. Touch its parts to hear what they are.'),
  );
  const buttons = within(field).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(drawn.map(({ name }) => name));
  expect(buttons[0]?.querySelector('[lang]')?.getAttribute('lang')).toBe('de');
  const [first] = drawn;
  act(() => buttons[0]?.focus());
  await person.keyboard('{Enter}');
  await until(() => expect(heard.at(-1)).toMatch(new RegExp(`^${first?.name}\\. (At|In|On) `)));
  await person.click(screen.getByRole('button', { name: 'Lay the sheet again' }));
  expect(within(field).queryAllByRole('button')).toEqual([]);
});

test('a finger on a part does not focus its button, whose name would be heard beside the message', async () => {
  const { person, field } = await showSheet();
  await person.click(screen.getByRole('button', { name: 'The sheet is in the lower left corner' }));
  const [button] = await within(field).findAllByRole('button');
  if (!button) throw new Error('No part has a button.');
  await person.click(button);
  expect(field.contains(document.activeElement)).toBe(false);
});

test('a sheet is laid again after the screen was turned, for its field is another one then', async () => {
  const { person, field } = await showSheet();
  await person.click(screen.getByRole('button', { name: 'The sheet is in the lower left corner' }));
  await until(() => expect(within(field).queryAllByRole('button')).not.toEqual([]));
  const before = innerWidth;
  act(() => {
    Object.defineProperty(globalThis, 'innerWidth', {
      value: before / 2,
      configurable: true,
      writable: true,
    });
    dispatchEvent(new Event('resize'));
  });
  Object.defineProperty(globalThis, 'innerWidth', { value: before, configurable: true, writable: true });
  expect(within(field).queryAllByRole('button')).toEqual([]);
  expect(field.textContent).toContain('Touch the top left corner of the sheet.');
});

test('a finger meets a part from a few millimetres beside its line, and nothing from farther away', async () => {
  const { field, drawn, heard } = await showSheet();
  const square = drawn.find(({ name }) => name === 'Square');
  if (!square) throw new Error('There is no square.');
  const press = (x: number, y: number) =>
    act(async () =>
      field.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, clientX: x * PIXELS, clientY: y * PIXELS }),
      ),
    );
  await press(0, 0);
  await press(210, 0);
  await press(0, 297);
  const laid = 'The sheet is in place. Touch its parts to hear what they are.';
  await until(() => expect(heard.at(-1)).toBe(laid));
  const { x, y, height } = square.box;
  await press(x - 5, y + height / 2);
  expect(within(field).getByText(laid)).toBeTruthy();
  await press(x - 2, y + height / 2);
  await until(() => expect(heard.at(-1)).toMatch(/^Square/));
});

test('a browser whose only voice is one of the network says that nothing is spoken, in the field', async () => {
  const speak = vi.fn<() => void>();
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-US', localService: false }],
    cancel: () => undefined,
    speak,
  });
  const { person, field, heard } = await showSheet();
  await person.click(screen.getByRole('switch', { name: 'Speak with the voice of this device' }));
  const lack = await within(field).findByText(/^This browser has no voice on your device for English\./);
  await until(() => expect(heard.at(-1)).toBe(lack.textContent));
  expect(speak).not.toHaveBeenCalled();
});
