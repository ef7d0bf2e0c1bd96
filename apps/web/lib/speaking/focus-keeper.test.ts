import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="app">
      <main>
        <h1>Clock</h1>
        <section><h2>Formats</h2><div class="panel"><button id="retry">Try again</button></div></section>
        <a id="card" href="/card">Card</a>
      </main>
      <ol id="messages"><li><button id="dismiss">Dismiss</button></li></ol>
    </div>
    <div id="dialog"><h2>Add to a collection</h2><ul><li><button id="shelf">Maps</button></li></ul></div>`;
  stop = keepFocus(document);
});
afterEach(() => stop());

function findById(id: string) {
  return document.querySelector(`#${id}`) as HTMLElement;
}
/** What was changed is seen within a frame, and two frames later the focus is where it belongs. */
async function waitUntilSettled() {
  for (const _ of [1, 2, 3, 4]) await new Promise((done) => requestAnimationFrame(done));
}
function readFocused() {
  return document.activeElement?.textContent;
}

test('the heading of a part takes the focus when the focused element is removed', async () => {
  findById('retry').focus();
  findById('retry').remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Formats');
  findById('card').focus();
  findById('card').remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Clock');
});

test('the parent takes the focus when a whole part is removed', async () => {
  findById('retry').focus();
  document.querySelector('section')?.remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Clock');
});

test('the focus returns to its place after a message', async () => {
  findById('card').focus();
  findById('dismiss').focus();
  findById('messages').remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Card');
});

test('the focus stays in a dialog, and afterwards goes to what is left of the place that opened it', async () => {
  findById('retry').focus();
  findById('shelf').focus();
  findById('shelf').remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Add to a collection');
  document.querySelector('.panel')?.remove();
  findById('dialog').remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Formats');
});

test('the button that was made again takes the focus after the dialog that it opened', async () => {
  const sort = '<button aria-haspopup="dialog">Sort</button>';
  const [panel] = document.querySelectorAll('.panel');
  panel?.insertAdjacentHTML('beforeend', sort);
  panel?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  findById('dialog').role = 'dialog';
  findById('shelf').insertAdjacentHTML('afterend', '<button id="more">More</button>');
  // A walk through the dialog is longer than what is remembered.
  for (let turn = 0; turn < 20; turn++) for (const id of ['shelf', 'more']) findById(id).focus();
  findById('more').blur();
  await waitUntilSettled();
  panel?.querySelector('[aria-haspopup]')?.remove();
  panel?.insertAdjacentHTML('beforeend', sort);
  findById('dialog').remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Sort');
});

test('the heading in view takes the focus after a dialog that was opened from nowhere, and nothing scrolls', async () => {
  const place = (element: Element | null, top: number) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 30);
  };
  place(document.querySelector('h1'), -400);
  place(document.querySelector('main h2'), 100);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => focus.mockRestore());
  findById('dialog').setAttribute('role', 'dialog');
  findById('shelf').focus();
  findById('dialog').remove();
  await waitUntilSettled();
  expect(readFocused()).toBe('Formats');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('an element that has taken the focus meanwhile keeps it', async () => {
  findById('retry').focus();
  findById('retry').remove();
  findById('card').focus();
  await waitUntilSettled();
  expect(readFocused()).toBe('Card');
});

test('a focus that moved by itself is not moved when its old place is removed later', async () => {
  findById('retry').focus();
  findById('retry').blur();
  await waitUntilSettled();
  findById('retry').remove();
  await waitUntilSettled();
  expect(document.activeElement).toBe(document.body);
});

test('a page without a heading yet is waited for', async () => {
  const main = document.querySelector('main');
  findById('card').focus();
  main?.replaceChildren();
  await waitUntilSettled();
  expect(document.activeElement).toBe(document.body);
  main?.append(Object.assign(document.createElement('h1'), { textContent: 'Library' }));
  await waitUntilSettled();
  expect(readFocused()).toBe('Library');
});
