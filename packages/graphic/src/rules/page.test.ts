import { expect, test } from 'vitest';
import { rulesPage } from './testing/rules-page.ts';

test('the page about rules and profiles says what they are', async () => {
  await expect(rulesPage()).toMatchFileSnapshot('../../../../docs/rules.md');
});
