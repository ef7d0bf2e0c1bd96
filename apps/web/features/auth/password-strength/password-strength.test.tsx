import { expect, test } from 'vitest';
import { type ShownPage, screen, showPage } from '../../../lib/testing/page.tsx';
import { AuthPage } from '../auth-page.tsx';

function showSignUp(): Promise<ShownPage> {
  return showPage(<AuthPage />, { path: '/auth/signup', answers: { 'GET /sign-in/providers': [] } });
}

async function choosePassword({ person }: ShownPage, password: string): Promise<HTMLElement> {
  const field = screen.getByLabelText('Password', { selector: 'input' });
  await person.clear(field);
  await person.click(field);
  await person.paste(password);
  return screen.findByText(/to guess[.:]/);
}

test('a new password that is easy to guess is told with the reason in a live region', async () => {
  const page = await showSignUp();
  const said = await choosePassword(page, 'Zxcvbnm,./1A');
  expect(said.textContent).toContain('Easy to guess: keys that are next to each other are tried first.');
  expect(said.role).toBe('status');
});

test('a new password that is hard to guess is told as such', async () => {
  const said = await choosePassword(await showSignUp(), 'Lantern-orbit-7-quilt');
  expect(said.textContent).toBe('Hard to guess.');
});

test('a new password of the name that was typed above is easy to guess', async () => {
  const page = await showSignUp();
  await page.person.click(screen.getByLabelText('Name', { selector: 'input' }));
  await page.person.paste('Amaranta Quezada');
  const said = await choosePassword(page, 'Amarantaquezada1');
  expect(said.textContent).toContain('Easy to guess: this contains your name, username or email.');
});

test('nothing is told of a password that was taken out again', async () => {
  const page = await showSignUp();
  await choosePassword(page, 'Zxcvbnm,./1A');
  await page.person.clear(screen.getByLabelText('Password', { selector: 'input' }));
  expect(screen.queryByText(/to guess[.:]/)).toBeNull();
});
