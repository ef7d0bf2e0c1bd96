import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanAtStart } from './start-up-cleaning.ts';

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
