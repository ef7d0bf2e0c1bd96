import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from '../actions/icon-button.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A button with the focus, and what is heard after its name. */
async function readHeard(button: { label: string; keys?: string }) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Neither layers nor the way of a focus are known to this DOM.
  HTMLElement.prototype.showPopover ??= () => {};
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<IconButton {...button} icon={null} />));
  await act(async () => place.querySelector('button')?.focus());
  const described = place.querySelector('button')?.getAttribute('aria-describedby');
  const heard = {
    hint: place.querySelector('[role=tooltip]')?.textContent,
    description: described ? document.getElementById(described)?.textContent.trim() : undefined,
  };
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  return heard;
}

test('a hint shows the name of its button and does not announce it a second time', async () => {
  expect(await readHeard({ label: 'Close' })).toEqual({ hint: 'Close', description: undefined });
});

test('the keys of a button are announced once, after its name', async () => {
  expect(await readHeard({ label: 'Keep', keys: 'Ctrl+K' })).toEqual({
    hint: 'Keep (Ctrl+K)',
    description: '(Ctrl+K)',
  });
});

test('Escape hides a hint, and its button has the focus as before', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  HTMLElement.prototype.showPopover ??= () => {};
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<IconButton label="Close" icon={null} />));
  const button = place.querySelector('button');
  await act(async () => button?.focus());
  expect(place.querySelector('[role=tooltip]')?.textContent).toBe('Close');
  await act(async () =>
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(place.querySelector('[role=tooltip]')).toBeNull();
  expect(document.activeElement).toBe(button);
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});
