import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanAtStart, OLD_LOCAL_KEYS } from './start-up-cleaning.ts';

test('start-up ends the background workers of old versions', async () => {
  const workers = [
    { unregister: vi.fn<() => Promise<boolean>>() },
    { unregister: vi.fn<() => Promise<boolean>>() },
  ];
  const serviceWorker = { getRegistrations: () => Promise.resolve(workers) };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  onTestFinished(() => void vi.unstubAllGlobals());
  await cleanAtStart();
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce();
});

test('start-up goes on where workers cannot be asked for', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistrations: () => Promise.reject(new Error('SecurityError')) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(cleanAtStart()).resolves.toBeUndefined();
});

test('start-up removes what old versions kept of passwords, and leaves everything else', async () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of OLD_LOCAL_KEYS) storage.setItem(key, 'secret');
    storage.setItem('relievo-draft-contact', 'A question');
    storage.setItem('relievo-theme', 'dark');
  }
  await cleanAtStart();
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage).toSorted()).toEqual(['relievo-draft-contact', 'relievo-theme']);
    storage.clear();
  }
});
