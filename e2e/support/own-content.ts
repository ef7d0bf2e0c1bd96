import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { pressKey, tabTo, typeInto } from './keyboard.ts';

/** The id of a resource of whoever is signed in, by its title. */
export async function findOwnResource(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/library/own-content?limit=100');
  const { rows } = (await answer.json()) as { rows: { id: string; title: string }[] };
  const found = rows.find((row) => row.title === title);
  if (!found) throw new Error(`Nobody made ${title}.`);
  return found.id;
}

/** As the library began with it, whatever a run before this one left. */
export async function discardChanges(page: Page, id: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(`/api/content/${id}/withdrawal`, { headers });
  await page.request.delete(`/api/content/${id}/draft`, { headers });
}

interface Submission {
  readonly description: string;
  /** What its button says: a draft is submitted for review, and what is published as its new version. */
  readonly button: 'Submit for review' | 'Submit the new version';
  readonly note?: string;
}

/** On the page of one's own resource: writes another description and submits it. */
export async function submitResource(page: Page, { description, button, note }: Submission): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Description (optional)' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(description);
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  await pressKey(page, 'button', button, page.getByRole('group', { name: 'Status' }));
  const dialog = page.getByRole('dialog', { name: 'Submit for review' });
  if (note) await typeInto(page, 'Note to reviewers (optional)', note, dialog);
  await pressKey(page, 'button', 'Submit', dialog);
  await expect(dialog).toHaveCount(0);
}
