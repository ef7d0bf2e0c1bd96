import { afterEach, beforeEach, expect, test } from 'vitest';
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

const at = (id: string) => document.querySelector(`#${id}`) as HTMLElement;
/** What was changed is seen within a frame, and two frames later the focus is where it belongs. */
const settled = async () => {
  for (const _ of [1, 2, 3, 4]) await new Promise((done) => requestAnimationFrame(done));
};
const now = () => document.activeElement?.textContent;

test('when what has the focus goes away, the heading of its part takes it', async () => {
  at('retry').focus();
  at('retry').remove();
  await settled();
  expect(now()).toBe('Formats');
  at('card').focus();
  at('card').remove();
  await settled();
  expect(now()).toBe('Clock');
});

test('a part that is all gone leaves it to what it stood in', async () => {
  at('retry').focus();
  document.querySelector('section')?.remove();
  await settled();
  expect(now()).toBe('Clock');
});

test('after a message the focus is where it was before', async () => {
  at('card').focus();
  at('dismiss').focus();
  at('messages').remove();
  await settled();
  expect(now()).toBe('Card');
});

test('in a dialog it stays in the dialog; after it, at what is left of the place that opened it', async () => {
  at('retry').focus();
  at('shelf').focus();
  at('shelf').remove();
  await settled();
  expect(now()).toBe('Add to a collection');
  document.querySelector('.panel')?.remove();
  at('dialog').remove();
  await settled();
  expect(now()).toBe('Formats');
});

test('whoever has taken it meanwhile keeps it', async () => {
  at('retry').focus();
  at('retry').remove();
  at('card').focus();
  await settled();
  expect(now()).toBe('Card');
});

test('who left by themselves is not called back when that goes away later', async () => {
  at('retry').focus();
  at('retry').blur();
  await settled();
  at('retry').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a page that has no heading yet is waited for', async () => {
  const main = document.querySelector('main');
  at('card').focus();
  main?.replaceChildren();
  await settled();
  expect(document.activeElement).toBe(document.body);
  main?.append(Object.assign(document.createElement('h1'), { textContent: 'Library' }));
  await settled();
  expect(now()).toBe('Library');
});
