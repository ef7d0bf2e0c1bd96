import { test } from './support/installation.ts';
import { expect, openPage, seeText } from './support/journey.ts';
import { pressKey, typeInto } from './support/keyboard.ts';
import { createMember, signInAt } from './support/members.ts';

test('a description is proposed by keyboard alone, from a fallback text without a key and from the model with one', async ({
  page,
  installation,
  spoken,
}) => {
  const { url, ai, keepAiKey } = installation;
  await signInAt(page, url, await createMember(page, installation, 'Lena'));
  await openPage(page, '/library?tab=collections', 'Library');
  await pressKey(page, 'button', 'Add Collection');
  const making = page.getByRole('dialog', { name: 'Create New Collection' });
  const description = making.getByRole('textbox', { name: 'Description (optional)' });

  await pressKey(page, 'button', 'Generate description', making);
  await expect(making.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please enter a collection name first',
  );

  await typeInto(page, 'Name', 'Rivers', making);
  await pressKey(page, 'button', 'Generate description', making);
  await spoken.toInclude('Error: Example AI API key not found. Using fallback description.');
  await spoken.toInclude('Suggested description: A curated collection about "Rivers"');
  await expect(description).toHaveValue('A curated collection about "Rivers"');
  await pressKey(page, 'button', 'Discard', making);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('');

  await keepAiKey('sk-of-the-provider-1234567890');
  await pressKey(page, 'button', 'Generate description', making);
  await spoken.toInclude('Success: Description generated successfully!');
  await expect(description).toHaveValue('Maps that can be touched.');
  await expect(description).toHaveAccessibleDescription(/Suggested by Example AI\. Check it/);
  await expect(making.getByRole('button', { name: 'Generate another' })).toBeFocused();
  expect(ai.asked.map(({ authorization }) => authorization)).toEqual([
    'Bearer sk-of-the-provider-1234567890',
  ]);

  await page.keyboard.press('Control+Enter');
  await spoken.toInclude('Success: Collection "Rivers" created successfully');
  await expect(seeText(page, 'Maps that can be touched.')).toBeVisible();
});
