import type { Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Relievo-demo-2026';
export type DemoRole = 'student' | 'teacher' | 'professional' | 'institution' | 'admin' | 'super-admin';

export const emailOf = (role: DemoRole): string => `${role}@relievo.example`;

/** By the API, so that only the journeys about signing in go through the form. */
export async function signInAs(page: Page, baseURL: string, role: DemoRole): Promise<void> {
  const answer = await page.request.post(`${baseURL}/api/sign-in`, {
    headers: { origin: baseURL },
    data: { email: emailOf(role), password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${role} could not sign in: ${await answer.text()}`);
}
