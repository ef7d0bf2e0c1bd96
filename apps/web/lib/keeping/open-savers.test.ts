import { expect, test } from 'vitest';
import { createOpenSavers } from './open-savers.ts';

test('all that is open is saved, and it is told where something has not arrived', async () => {
  const savers = createOpenSavers(() => undefined);
  const saved: string[] = [];
  const close = savers.add(async () => {
    saved.push('chart');
    return false;
  });
  savers.add(async () => {
    saved.push('words');
    return true;
  });
  expect(await savers.saveAll(5000)).toBe(false);
  close();
  expect(await savers.saveAll(5000)).toBe(true);
  expect(saved).toEqual(['chart', 'words', 'words']);
});

test('what does not arrive in time is not waited for', async () => {
  let ring: () => void = () => undefined;
  const savers = createOpenSavers((work) => {
    ring = work;
  });
  savers.add(() => new Promise(() => undefined));
  const asked = savers.saveAll(5000);
  ring();
  expect(await asked).toBe(false);
});
