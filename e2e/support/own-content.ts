import type { Page } from '@playwright/test';

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
