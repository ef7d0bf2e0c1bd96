import { type ReactNode, useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { useQuietSelection } from './use-quiet-selection.ts';

function List(): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useQuietSelection(list);
  return (
    <ul ref={list}>
      <li>
        <button type="button" aria-label="Triangle">
          Triangle
        </button>
      </li>
    </ul>
  );
}

let log: HTMLElement;

beforeEach(async () => {
  await showPage(<List />, { path: '/' });
  // As React Aria makes it when it speaks for the first time.
  const announcer = document.createElement('div');
  announcer.dataset['liveAnnouncer'] = 'true';
  announcer.innerHTML = '<div role="log"></div>';
  await append(announcer, document.body);
  log = announcer.firstElementChild as HTMLElement;
});

/** Appends it, and comes back when whoever watched the place before was told. */
async function append(element: Element, place: Element): Promise<void> {
  const told = new Promise<void>((done) => {
    new MutationObserver((_, watching) => {
      watching.disconnect();
      done();
    }).observe(place, { childList: true });
  });
  place.append(element);
  await told;
}

async function say(words: string): Promise<void> {
  const line = document.createElement('p');
  line.textContent = words;
  await append(line, log);
}

test('the selection of a row that just got the focus is not announced a second time', async () => {
  screen.getByRole('button').focus();
  await say('Triangle selected');
  await say('Circle selected');
  expect(log.textContent).toBe('Circle selected');
});

test.each(['keydown', 'pointerdown'])('what a %s selects without moving the focus is said', async (press) => {
  const row = screen.getByRole('button');
  row.focus();
  row.dispatchEvent(new Event(press, { bubbles: true }));
  await say('Triangle selected');
  expect(log.textContent).toBe('Triangle selected');
});
