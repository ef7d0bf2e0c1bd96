import type {
  Assignment,
  ClassInvitation,
  ClassView,
  OwnAssignment,
  ReadingProfile,
} from '@relievo/contracts/classes';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { ClassPage } from './class-page.tsx';
import { OwnClass } from './own-class.tsx';
import { TaughtClass } from './taught-class.tsx';

function id(place: number) {
  return `01990000-0000-7000-8000-0000000005${String(place).padStart(2, '0')}`;
}

function aView(given: Partial<ClassView> = {}): ClassView {
  return {
    id: id(1),
    name: '6a',
    organization: { id: id(2), name: 'Harbour School' },
    teaches: true,
    learners: 2,
    allowsSecondSteps: false,
    teachers: [{ userId: id(3), displayName: 'Tess Teacher' }],
    people: [
      { userId: id(4), displayName: 'Ada', username: 'ada10', isMadeHere: true },
      { userId: id(5), displayName: 'Ben', username: 'ben', isMadeHere: false },
    ],
    code: null,
    ...given,
  };
}

const GIVEN: Assignment = {
  id: id(6),
  collection: { id: id(7), name: 'Rivers' },
  note: 'Feel the delta first.',
  dueOn: '2026-12-01',
  createdAt: '2026-11-20T12:00:00.000Z',
  resources: 3,
  learners: [{ userId: id(4), displayName: 'Ada', opened: 2, listened: 1 }],
};

function showTaught(answers: Answers = {}, view = aView()) {
  return showPage(<TaughtClass view={view} />, {
    path: `/classes/${view.id}`,
    session: aSession('teacher'),
    answers: {
      'GET /classes': [],
      'GET /classes/{id}': view,
      'GET /classes/{id}/assignments': [],
      'GET /classes/{id}/invitations': [],
      ...answers,
    },
  });
}

function toldBy() {
  return toasts.visible().map(({ text }) => text);
}

test('learners are added by a list; their passwords are shown once, and lines that are no name stay', async () => {
  const made = [{ userId: id(8), name: 'Cleo', username: 'cleo22', words: 'sun-moon-star-cat' }];
  const { person, asked } = await showTaught({
    'POST /classes/{id}/learners': { made, wrong: ['???'] },
  });
  await person.click(screen.getByRole('button', { name: 'Add learners' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add learners' });
  const field = within(dialog).getByRole('textbox', { name: /Names/ });
  await person.click(within(dialog).getByRole('button', { name: 'Make accounts' }));
  expect(within(dialog).getByRole('group', { name: 'There is a problem' }).textContent).toContain(
    'Please enter at least one name',
  );
  await person.type(field, 'Cleo{Enter}???');
  await person.click(within(dialog).getByRole('button', { name: 'Make accounts' }));
  await until(() => expect(toldBy()).toContain('1 learner added. The password is shown once.'));
  expect((field as HTMLTextAreaElement).value).toBe('???');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ names: 'Cleo\n???' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const passwords = await screen.findByRole('region', { name: 'New passwords' });
  expect(within(passwords).getByRole('row', { name: /Cleo/ }).textContent).toContain('sun moon star cat');
  await person.click(within(passwords).getByRole('button', { name: 'Hide the passwords' }));
  expect(screen.queryByText('sun moon star cat')).toBeNull();
});

test('only an account that was made for the class gets new words here, and taking it out says what goes with it', async () => {
  const { person, asked } = await showTaught({ 'DELETE /classes/{id}/learners/{userId}': {} });
  expect(screen.getByRole('button', { name: 'New password: Ada' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New password: Ben' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove: Ada' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ada from the class?' });
  expect(dialog.textContent).toContain('their account is deleted');
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await until(() => expect(toldBy()).toContain('Ada is no longer in the class.'));
  expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe(`/classes/${id(1)}/learners/${id(4)}`);
});

test('learners are sorted by keyboard, and it is said how', async () => {
  const { person, heard } = await showTaught();
  const names = () =>
    within(screen.getByRole('table', { name: 'Learners of 6a' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Ada', 'Ben']);
  screen.getByRole('button', { name: 'Name' }).focus();
  await person.keyboard('{Enter}');
  await until(() => expect(heard).toContain('Sorted by Name, descending'));
  expect(names()).toEqual(['Ben', 'Ada']);
});

test('how a learner reads is saved with each choice', async () => {
  const profile: ReadingProfile = {
    ways: [],
    braille: 'contracted',
    mathematics: 'ueb',
    paper: 'swell-a4',
    embosser: 'brf/embosser-6',
    display: 'pins/dotpad',
    voice: 'slt',
    voiceSpeed: 1,
    detail: 'full',
    contrast: 'normal',
  };
  const path = 'PATCH /classes/{id}/learners/{userId}/reading';
  const { person, asked } = await showTaught({
    'GET /classes/{id}/learners/{userId}/reading': profile,
    [path]: { ...profile, braille: 'uncontracted' },
  });
  await person.click(screen.getByRole('button', { name: 'How they read: Ada' }));
  const dialog = await screen.findByRole('dialog', { name: 'How Ada reads' });
  await person.click(await within(dialog).findByRole('radio', { name: 'Uncontracted (grade 1)' }));
  await until(() => expect(toldBy()).toContain('Saved.'));
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ braille: 'uncontracted' });
});

test('a class is renamed, and a name that another one has is told at its field', async () => {
  const names: unknown[] = [];
  const { person } = await showTaught({
    'PUT /classes/{id}': (body) => {
      names.push(body);
      return names.length === 1 ? refuse('team_name_taken') : {};
    },
  });
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename the class 6a' });
  const name = within(dialog).getByRole('textbox', { name: 'Name of the class' });
  await person.clear(name);
  await person.type(name, '7a');
  await person.keyboard('{Enter}');
  await within(dialog).findByRole('group', { name: 'There is a problem' });
  await person.type(name, ' north');
  await person.keyboard('{Enter}');
  await until(() => expect(toldBy()).toContain('The class is now called 7a north.'));
  expect(names).toEqual([{ name: '7a' }, { name: '7a north' }]);
});

test('a class that was renamed is called so on its page', async () => {
  let name = '6a';
  const { person } = await showPage(<ClassPage />, {
    path: `/classes/${id(1)}`,
    route: '/classes/$id',
    session: aSession('teacher'),
    answers: {
      'GET /classes': [],
      'GET /classes/{id}': () => aView({ name }),
      'GET /classes/{id}/assignments': [],
      'GET /classes/{id}/invitations': [],
      'PUT /classes/{id}': (body: { name: string }) => {
        name = body.name;
        return {};
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Rename' }));
  await screen.findByRole('dialog', { name: 'Rename the class 6a' });
  await person.clear(screen.getByRole('textbox', { name: 'Name of the class' }));
  await person.keyboard('7a{Enter}');
  await until(() => expect(screen.getByRole('heading', { level: 1, name: 'Class 7a' })).toBeTruthy());
});

test('learners who have an address are invited; who was not is named with why, and an invitation is taken back', async () => {
  const waiting: ClassInvitation = {
    id: id(9),
    email: 'cleo@example.org',
    expiresAt: '2026-12-01T12:00:00.000Z',
    isExpired: false,
  };
  const { person, asked } = await showTaught({
    'GET /classes/{id}/invitations': [waiting],
    'POST /classes/{id}/invitations': {
      sent: 1,
      left: [{ address: 'nobody', reason: 'not_valid' }],
    },
    'DELETE /classes/{id}/invitations/{invitationId}': {},
  });
  await person.click(screen.getByRole('button', { name: 'Invite by email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite learners by email' });
  await person.type(
    within(dialog).getByRole('textbox', { name: /Email addresses/ }),
    'dora@example.org, nobody',
  );
  await person.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
  const left = await within(dialog).findByRole('group', { name: 'Not invited' });
  expect(left.textContent).toContain('nobody: This is not an email address.');
  expect(document.activeElement?.textContent).toBe('Not invited');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    emails: 'dora@example.org, nobody',
    days: '7',
  });
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await person.click(await screen.findByRole('button', { name: 'Revoke: cleo@example.org' }));
  const asking = await screen.findByRole('alertdialog');
  await person.click(within(asking).getByRole('button', { name: 'Revoke' }));
  await until(() => expect(toldBy()).toContain('The invitation to cleo@example.org is revoked.'));
});

test('an assignment says when it is due, and who opened and listened', async () => {
  await showTaught({ 'GET /classes/{id}/assignments': [GIVEN] });
  const table = await screen.findByRole('table', { name: 'Who opened and listened: Rivers' });
  expect(within(table).getByRole('row', { name: /Ada/ }).textContent).toContain('2 of 3');
  expect(screen.getByText('Feel the delta first.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prepare a class set: Rivers' })).toBeTruthy();
});

test('a code that was shut off says so, and a refusal of a new one stays', async () => {
  const view = aView({ code: { code: '7KQ4-M2XP', isShut: true } });
  const { person, heard } = await showTaught({ 'POST /classes/{id}/code': refuse('class_not_yours') }, view);
  expect(screen.getByText(/shut off after 100 wrong tries/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Make a new code' }));
  await until(() => expect(heard.some((words) => words.startsWith('Error: '))).toBe(true));
});

test('a learner finds what was given and who is in the class, and is told what the teacher sees', async () => {
  const { learners: _, ...given } = GIVEN;
  const own: OwnAssignment = {
    ...given,
    opened: 1,
    listened: 0,
    className: '6a',
    teacherName: 'Tess Teacher',
  };
  await showPage(<OwnClass view={aView({ teaches: false })} />, {
    path: '/classes',
    session: aSession('student', { isLearner: true, learns: true }),
    answers: { 'GET /assignments': [own] },
  });
  expect(await screen.findByText('Your teacher sees what you opened and what you listened to.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rivers' })).toBeTruthy();
  const people = screen.getByRole('region', { name: 'Who is in the class' });
  expect([...people.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Tess Teacher',
    'Ada',
    'Ben',
  ]);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('a teacher allows learners a second step by a switch, and hands an account over by a link', async () => {
  const { person, asked } = await showTaught({
    'PUT /classes/{id}/second-steps': {},
    'POST /classes/{id}/learners/{userId}/hand-over': {},
  });
  await person.click(screen.getByRole('switch', { name: 'Allow passkeys and authenticator apps' }));
  await until(() =>
    expect(asked.find(({ path }) => path.endsWith('/second-steps'))?.body).toEqual({ isAllowed: true }),
  );
  await person.click(screen.getByRole('button', { name: 'Hand over: Ada' }));
  await person.type(
    screen.getByRole('textbox', { name: /^Email address of the learner/ }),
    'ada@home.example',
  );
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  await until(() =>
    expect(asked.find(({ path }) => path.endsWith('/hand-over'))?.body).toEqual({
      email: 'ada@home.example',
    }),
  );
  expect(screen.queryByRole('button', { name: 'Hand over: Ben' })).toBeNull();
});
