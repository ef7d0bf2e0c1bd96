import { expect, test } from 'vitest';
import { writeRulesPage } from './testing/rules-page.ts';

test('the page about rules and profiles equals the rules', async () => {
  await expect(writeRulesPage()).toMatchFileSnapshot('../../../../docs/rules.md');
});
