import { type BrowserContext, type Page } from '@playwright/test';
import type { Installation } from './installation.ts';
import { expect } from './journey.ts';

export const PASSWORD = 'Correct-horse-7';
let count = 0;
export function createPerson(name: string) {
  const username = `${name.toLowerCase()}-${process.pid}-${count++}`;
  return { name, username, email: `${username}@school.example` };
}
export type Person = ReturnType<typeof createPerson>;

/** Somebody with a verified account, made by the API; only one journey is about signing up. */
export async function createMember(
  page: Page,
  installation: Pick<Installation, 'url' | 'linkIn'>,
  name: string,
): Promise<Person> {
  const person = createPerson(name);
  const headers = { origin: installation.url };
  await page.request.post('/api/sign-up', {
    headers,
    data: {
      displayName: name,
      username: person.username,
      email: person.email,
      password: PASSWORD,
      agreeToTerms: true,
    },
  });
  const link = await installation.linkIn(person.email, 'Verify your email address');
  const token = new URL(link).searchParams.get('token');
  const answer = await page.request.post('/api/email-verification', { headers, data: { token } });
  expect(answer.ok()).toBe(true);
  return person;
}

/** A member with upload access, who may found organizations. */
export async function createTeacher(
  page: Page,
  installation: Pick<Installation, 'url' | 'linkIn' | 'command'>,
  name: string,
): Promise<Person> {
  const person = await createMember(page, installation, name);
  await installation.command('grant', person.email, 'teacher');
  return person;
}

/** Signs in by the API. */
export async function signInAt(target: Page | BrowserContext, url: string, { email }: Person) {
  const answer = await target.request.post(`${url}/api/sign-in`, {
    headers: { origin: url },
    data: { email, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}
