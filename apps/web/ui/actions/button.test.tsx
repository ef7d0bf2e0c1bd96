import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../lib/speaking/announcer.ts';
import { Button } from './button.tsx';
import { SAID_AFTER } from './use-say-busy.ts';

let root: Root;
let sent: string[];
let said: string[];
let forget: () => void;

function show(isBusy: boolean) {
  return act(async () =>
    root.render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('form');
        }}
      >
        <Button type="submit" isBusy={isBusy} busyWords="Saving…">
          Save
        </Button>
        <Button isBusy={isBusy} onPress={() => sent.push('press')}>
          Ask again
        </Button>
      </form>,
    ),
  );
}
function findButton(place: number) {
  return document.querySelectorAll('button')[place] as HTMLButtonElement;
}
function pressBoth() {
  return act(async () => {
    findButton(0).click();
    findButton(1).click();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  root = createRoot(container);
  sent = [];
  said = [];
  forget = announcer.subscribe('polite', (text) => text && said.push(text));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.runAllTimers();
  vi.useRealTimers();
  forget();
});

test('a busy button keeps the focus, says what it is doing, and ignores presses', async () => {
  await show(false);
  findButton(0).focus();
  await pressBoth();
  expect(sent).toEqual(['form', 'press']);
  await show(true);
  await pressBoth();
  expect(sent).toEqual(['form', 'press']);
  expect(document.activeElement).toBe(findButton(0));
  expect(
    [findButton(0), findButton(1)].map((each) => [
      each.disabled,
      each.getAttribute('aria-disabled'),
      each.textContent,
    ]),
  ).toEqual([
    [false, 'true', 'Saving…'],
    [false, 'true', 'Ask again'],
  ]);
  await show(false);
  expect([
    findButton(0).textContent,
    findButton(0).getAttribute('aria-disabled'),
    document.activeElement,
  ]).toEqual(['Save', null, findButton(0)]);
  await pressBoth();
  expect(sent).toEqual(['form', 'press', 'form', 'press']);
});

test('the reason is announced only after a long wait', async () => {
  await show(true);
  vi.advanceTimersByTime(SAID_AFTER - 1);
  await show(false);
  vi.advanceTimersByTime(SAID_AFTER);
  expect(said).toEqual([]);
  await show(true);
  vi.advanceTimersByTime(SAID_AFTER + 500);
  expect(said).toEqual(['Saving…']);
});

test('two buttons that are busy with the same words say them once', async () => {
  const showBoth = (isBusy: boolean) =>
    act(async () =>
      root.render(
        ['Save', 'Save and submit'].map((label) => (
          <Button key={label} isBusy={isBusy} busyWords="Saving…">
            {label}
          </Button>
        )),
      ),
    );
  await showBoth(true);
  vi.advanceTimersByTime(SAID_AFTER + 10_000);
  expect(said).toEqual(['Saving…']);
  await showBoth(false);
  await showBoth(true);
  vi.advanceTimersByTime(SAID_AFTER + 10_000);
  expect(said).toEqual(['Saving…', 'Saving…']);
});
