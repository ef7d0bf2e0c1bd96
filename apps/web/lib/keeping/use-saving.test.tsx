import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { PATIENCE } from '../testing/patience.ts';
import { openSavers } from './open-savers.ts';
import { useSaveOnLeaving } from './use-saving.ts';

function Work({ flush }: { readonly flush: () => Promise<boolean> }) {
  useSaveOnLeaving({ flush });
  return null;
}

test('a sign-out waits for the save of a page that was left just before', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const waiting: ((isAll: boolean) => void)[] = [];
  const flush = () => new Promise<boolean>((resolve) => waiting.push(resolve));
  const root = createRoot(document.createElement('main'));
  await act(async () => root.render(<Work flush={flush} />));
  await act(async () => root.unmount());
  const saved = openSavers.saveAll(PATIENCE);
  // The save was refused: a sign-out that waited for it knows.
  for (const end of waiting) end(false);
  expect(await saved).toBe(false);
  expect(await openSavers.saveAll(PATIENCE)).toBe(true);
});
