import type { BrowserContext, Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Relievo-demo-2026';
export type DemoRole = 'student' | 'teacher' | 'professional' | 'institution' | 'admin' | 'super-admin';

export function emailOf(role: DemoRole): string {
  return `${role}@relievo.example`;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What lets somebody in, kept for the journeys after this one: checking a password takes a server long on purpose. */
const passes = new Map<string, Cookies>();

/** By the API, so that only the journeys about signing in go through the form. */
export async function signInAs(page: Page, baseURL: string, role: DemoRole): Promise<void> {
  const context = page.context();
  const whose = `${baseURL} ${role}`;
  const pass = passes.get(whose);
  if (pass) {
    await context.addCookies(pass);
    const session = await page.request.get(`${baseURL}/api/session`);
    // A journey that signed out has ended it.
    if ((await session.json()) !== null) return;
  }
  const answer = await page.request.post(`${baseURL}/api/sign-in`, {
    headers: { origin: baseURL },
    data: { email: emailOf(role), password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${role} could not sign in: ${await answer.text()}`);
  passes.set(whose, await context.cookies(baseURL));
}
