import { expect, test } from 'vitest';
import { toasts } from '../../lib/speaking/toasts.ts';
import { type ShownPage, screen, showPage } from '../../lib/testing/page.tsx';
import { aSession } from '../../lib/testing/people.ts';
import { type Answers, refuse } from '../../lib/testing/server.ts';
import { until } from '../../lib/testing/until.ts';
import { AuthPage } from './auth-page.tsx';
import { FirstAdministratorPage } from './first-administrator-page.tsx';
import { ResetPage } from './reset-page.tsx';

const GOOD = 'Correct-horse-7';
const PROVIDERS = [
  { id: 'google', name: 'Google', isConfigured: false },
  { id: 'oidc', name: 'School', isConfigured: true },
];

function showAuth(path: string, answers: Answers = {}): Promise<ShownPage> {
  return showPage(<AuthPage />, { path, answers: { 'GET /sign-in/providers': PROVIDERS, ...answers } });
}

function findField(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}
function findButton(name: string) {
  return screen.getByRole('button', { name });
}
function readRefusal() {
  return document.querySelector('.refusal')?.textContent;
}
function readAnnounced() {
  return toasts.visible().map(({ tone, text }) => `${tone}: ${text}`);
}

type Typing = Readonly<Record<string, string>>;
const SIGN_IN: Typing = { Email: 'ada@school.example', Password: GOOD };
const SIGN_UP: Typing = {
  Name: 'Ada Lovelace',
  Username: 'ada',
  Email: 'ada@school.example',
  Password: GOOD,
  'Confirm password': GOOD,
};

async function fillIn({ person }: ShownPage, words: Typing): Promise<void> {
  for (const [label, text] of Object.entries(words)) {
    await person.click(findField(label));
    if (text) await person.paste(text);
  }
}
function agreeToTerms({ person }: ShownPage) {
  return person.click(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' }));
}

/** What the person did not do as the form asks, and what the form says of it at the field. */
const FAULTS: readonly (readonly [says: string, path: string, at: string, words: Typing])[] = [
  ['Email is required', '/auth', 'Email', { ...SIGN_IN, Email: '' }],
  ['Please enter a valid email address', '/auth', 'Email', { ...SIGN_IN, Email: 'name.school.org' }],
  ['Password is required', '/auth', 'Password', { ...SIGN_IN, Password: '' }],
  ['Name is required', '/auth/signup', 'Name', { ...SIGN_UP, Name: '' }],
  ['Username must be at least 3 characters long', '/auth/signup', 'Username', { ...SIGN_UP, Username: 'ab' }],
  ['Email is required', '/auth/signup', 'Email', { ...SIGN_UP, Email: '' }],
  ['Please enter a valid email address', '/auth/signup', 'Email', { ...SIGN_UP, Email: 'ada@' }],
  ['Password is required', '/auth/signup', 'Password', { ...SIGN_UP, Password: '' }],
  [
    'Password must be at least 12 characters',
    '/auth/signup',
    'Password',
    { ...SIGN_UP, Password: 'Correct-ho1', 'Confirm password': 'Correct-ho1' },
  ],
  [
    'Password must contain uppercase, lowercase, and numbers',
    '/auth/signup',
    'Password',
    { ...SIGN_UP, Password: 'correct-horse', 'Confirm password': 'correct-horse' },
  ],
  [
    'Please confirm your password',
    '/auth/signup',
    'Confirm password',
    { ...SIGN_UP, 'Confirm password': '' },
  ],
  [
    'Passwords do not match',
    '/auth/signup',
    'Confirm password',
    { ...SIGN_UP, 'Confirm password': 'Correct-horse-8' },
  ],
];

test.each(FAULTS)(
  '%s is reported in the summary and at the field on %s, and links to %s',
  async (says, path, at, words) => {
    const page = await showAuth(path);
    await fillIn(page, words);
    if (path === '/auth/signup') await agreeToTerms(page);
    await page.person.click(findButton(path === '/auth' ? 'Sign in' : 'Create account'));
    const summary = screen.getByRole('group', { name: /^There (is a problem|are \d+ problems)$/ });
    expect(document.activeElement).toBe(summary);
    await page.person.click(findButton(`Go to field: ${says}`));
    expect(document.activeElement).toBe(findField(at));
    expect(findField(at).getAttribute('aria-invalid')).toBe('true');
    const described = findField(at).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(`Error: ${says}`);
    expect(page.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test('a person who did not agree to the terms is led to the box, and ticks it by the space bar', async () => {
  const page = await showAuth('/auth/signup', { 'POST /sign-up': { done: true } });
  await fillIn(page, SIGN_UP);
  await page.person.click(findButton('Create account'));
  await page.person.click(findButton('Go to field: You must agree to the terms and conditions'));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms and conditions' });
  expect(box.required || box.getAttribute('aria-required') === 'true').toBe(true);
  expect(document.activeElement).toBe(box);
  await page.person.keyboard(' ');
  expect(box.checked).toBe(true);
});

test.each([
  [<AuthPage key="sign-in" />, '/auth', 'Sign in'],
  [<AuthPage key="sign-up" />, '/auth/signup', 'Create account'],
  [<ResetPage key="reset" />, '/auth/reset', 'Set password'],
  [<FirstAdministratorPage key="first" />, '/auth/first-administrator', 'Create account'],
])('typing into a field with a fault keeps the focus in that field: %#', async (content, path, send) => {
  const { person } = await showPage(content, {
    path: `${path}?token=x`,
    answers: { 'GET /sign-in/providers': PROVIDERS },
  });
  await person.click(findButton(send));
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input:not([type="checkbox"])')];
  for (const input of inputs) {
    await person.click(input);
    await person.keyboard('ab');
    expect([input.name, document.activeElement, input.value]).toEqual([input.name, input, 'ab']);
  }
  expect(inputs.length).toBeGreaterThan(0);
});

test('a fault is not said any more once its field changes, and the others stay', async () => {
  const page = await showAuth('/auth', {});
  await page.person.click(findButton('Sign in'));
  expect(screen.getByRole('group', { name: 'There are 2 problems' })).toBeTruthy();
  await page.person.click(screen.getByRole('textbox', { name: 'Email' }));
  await page.person.keyboard('a');
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(summary.textContent).toContain('Password is required');
  expect(document.body.textContent).not.toContain('Email is required');
  await page.person.click(findButton('Sign in'));
  expect(screen.getByRole('group', { name: 'There are 2 problems' }).textContent).toContain(
    'Please enter a valid email address',
  );
});

test.each([
  ['invalid_credentials', undefined, 'Invalid email or password'],
  ['invalid_credentials', { remaining: 2 }, 'Invalid email or password. 2 attempts remaining'],
  ['invalid_credentials', { remaining: 1 }, 'Invalid email or password. 1 attempts remaining'],
  [
    'account_locked',
    { seconds: 300 },
    'Too many failed attempts. Please wait 300 seconds before trying again.',
  ],
  ['database_failure', undefined, 'An error occurred. Please try again or contact support.'],
  ['unexpected', undefined, 'An unexpected error occurred. Please try again.'],
] as const)(
  'a sign-in refused with %s (%j) is reported above the form and spoken',
  async (code, data, says) => {
    const page = await showAuth('/auth', { 'POST /sign-in': refuse(code, data) });
    await fillIn(page, SIGN_IN);
    await page.person.keyboard('{Enter}');
    await until(() => expect(readRefusal()).toBe(`Error: ${says}`));
    await until(() => expect(page.heard).toContain(`Error: ${says}`));
  },
);

test('a sign-in is sent by Enter, is announced, and tells every page who signed in', async () => {
  const page = await showAuth('/auth', { 'POST /sign-in': aSession('teacher') });
  await fillIn(page, SIGN_IN);
  await page.person.keyboard('{Enter}');
  await until(() => expect(readAnnounced()).toEqual(["success: You've been successfully logged in."]));
  expect(page.asked.find(({ path }) => path === '/sign-in')?.body).toEqual({
    email: 'ada@school.example',
    password: GOOD,
  });
  expect(page.queries.getQueryData(['session'])).toEqual(aSession('teacher'));
  expect(localStorage.getItem('relievo-draft-sign-in')).toBeNull();
});

test('the button is inactive while the account is locked', async () => {
  const page = await showAuth('/auth', { 'POST /sign-in': refuse('account_locked', { seconds: 300 }) });
  await fillIn(page, SIGN_IN);
  await page.person.keyboard('{Enter}');
  await until(() => expect(findButton('Sign in').getAttribute('aria-disabled')).toBe('true'));
  await page.person.click(findButton('Sign in'));
  expect(page.asked.filter(({ path }) => path === '/sign-in')).toHaveLength(1);
});

test('a person who did not follow the link yet can have it sent again', async () => {
  const page = await showAuth('/auth', {
    'POST /sign-in': refuse('email_not_verified'),
    'POST /email-verification/request': { done: true },
  });
  await fillIn(page, SIGN_IN);
  await page.person.keyboard('{Enter}');
  await until(() => expect(readRefusal()).toBe('Error: Please verify your email address'));
  await page.person.click(findButton('Send the link again'));
  await until(() =>
    expect(readAnnounced()).toEqual([
      'success: If this address still needs to be verified, we sent it a new link.',
    ]),
  );
});

test('a valid form opens the account without sending the second password, and says where the link went', async () => {
  const page = await showAuth('/auth/signup', { 'POST /sign-up': { done: true } });
  await fillIn(page, SIGN_UP);
  await agreeToTerms(page);
  await page.person.click(findButton('Create account'));
  await until(() =>
    expect(readAnnounced()).toEqual(['success: Please check your email to verify your account.']),
  );
  expect(page.asked.find(({ path }) => path === '/sign-up')?.body).toEqual({
    displayName: 'Ada Lovelace',
    username: 'ada',
    email: 'ada@school.example',
    password: GOOD,
    agreeToTerms: true,
    wantsUpdates: false,
  });
  expect(
    screen.getByRole('heading', { level: 2, name: 'Please check your email to verify your account.' }),
  ).toBeTruthy();
});

test('a taken username is reported at its field', async () => {
  const page = await showAuth('/auth/signup', { 'POST /sign-up': refuse('username_taken') });
  await fillIn(page, SIGN_UP);
  await agreeToTerms(page);
  await page.person.click(findButton('Create account'));
  await until(() => expect(findField('Username').getAttribute('aria-invalid')).toBe('true'));
  await page.person.click(findButton('Go to field: This username is taken. Please choose another.'));
  expect(document.activeElement).toBe(findField('Username'));
});

test('typed text stays after going to the other tab and back by the arrow keys', async () => {
  const page = await showAuth('/auth/signup');
  await fillIn(page, { Name: 'Grace Hopper' });
  await page.person.click(screen.getByRole('tab', { name: 'Sign in' }));
  expect(page.address()).toBe('/auth');
  // The new page has taken the focus to its heading.
  await page.person.click(screen.getByRole('tab', { name: 'Sign in' }));
  await page.person.keyboard('{ArrowRight}{Enter}');
  expect([page.address(), findField('Name').value]).toEqual(['/auth/signup', 'Grace Hopper']);
});

test('a password is hidden until the person shows it', async () => {
  const { person } = await showAuth('/auth');
  expect([findField('Password').type, findField('Password').autocomplete]).toEqual([
    'password',
    'current-password',
  ]);
  await person.click(findButton('Show: Password'));
  expect(findField('Password').type).toBe('text');
  await person.click(findButton('Hide: Password'));
  expect(findField('Password').type).toBe('password');
});

test('a provider has a button where it is set up, and none where it is not', async () => {
  await showAuth('/auth');
  await until(() => expect(findButton('School')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
});

test('where no provider is set up, there is no other way to sign in', async () => {
  const page = await showAuth('/auth', { 'GET /sign-in/providers': PROVIDERS.slice(0, 1) });
  await until(() => expect(page.asked.some(({ path }) => path === '/sign-in/providers')).toBe(true));
  await until(() => expect(findButton('Sign in')).toBeTruthy());
  expect(screen.queryByRole('group', { name: 'Sign in another way' })).toBeNull();
});

test('a link for a new password sends the chosen password, and leads to signing in', async () => {
  const page = await showPage(<ResetPage />, {
    path: '/auth/reset?token=from-the-letter',
    answers: { 'POST /password-reset': { done: true } },
  });
  expect(page.address()).toBe('/auth/reset');
  await fillIn(page, { 'New password': GOOD });
  await page.person.keyboard('{Enter}');
  await until(() =>
    expect(readAnnounced()).toEqual(['success: Your password is changed. Sign in with the new password.']),
  );
  expect(page.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    token: 'from-the-letter',
    password: GOOD,
  });
  expect(page.address()).toBe('/auth');
});

test('an expired link for a new password is reported with the way to a new one', async () => {
  const page = await showPage(<ResetPage />, {
    path: '/auth/reset?token=old',
    answers: { 'POST /password-reset': refuse('link_not_valid') },
  });
  await fillIn(page, { 'New password': GOOD });
  await page.person.keyboard('{Enter}');
  await until(() =>
    expect(readRefusal()).toBe('Error: This link has expired or was already used. Ask for a new one.'),
  );
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth/forgot');
});
