import type { Team, TeamView } from '@relievo/contracts/organizations';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { type Answers, refuse } from '../../../lib/testing/server.ts';
import { until } from '../../../lib/testing/until.ts';
import { OrganizationSettingsPage } from '../page/organization-settings-page.tsx';

const SCHOOL = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Harbour School',
  type: 'school',
  subscriptionTier: 'basic',
};
const ADA = { userId: '01990000-0000-7000-8000-000000000001', displayName: 'Ada Lovelace' };
const BO = { userId: '01990000-0000-7000-8000-000000000002', displayName: 'Bo Lind' };

function aTeam(place: number, name: string): Team {
  return { id: `01990000-0000-7000-8000-00000000002${place}`, name, members: 1 };
}

function showTeams({ canManage = true, answers = {} }: { canManage?: boolean; answers?: Answers } = {}) {
  const role = canManage ? 'admin' : 'member';
  const membership = { organization: SCHOOL, role, permissions: [], joinedAt: '2026-03-09T12:00:00.000Z' };
  const session = aSession('teacher', { organizations: [membership], currentOrganization: SCHOOL });
  let teams = [aTeam(1, 'Maps'), aTeam(2, 'Charts')];
  let team: TeamView = {
    id: aTeam(1, '').id,
    name: 'Maps',
    members: [ADA],
    others: canManage ? [BO] : [],
    collections: [{ id: aTeam(5, '').id, name: 'Rivers', ownerName: 'Bo Lind' }],
  };
  return showPage(<OrganizationSettingsPage />, {
    path: '/organization/settings?tab=teams',
    session,
    answers: {
      'GET /organizations/{id}': { organization: SCHOOL, role, canManage },
      'GET /organizations/{id}/teams': () => ({ rows: teams, total: teams.length }),
      'GET /organizations/{id}/teams/{teamId}': () => team,
      'POST /organizations/{id}/teams': ({ name }: { name: string }) => {
        teams = [...teams, aTeam(3, name)];
        return aTeam(3, name);
      },
      'DELETE /organizations/{id}/teams/{teamId}': () => {
        teams = teams.slice(1);
        return {};
      },
      'DELETE /organizations/{id}/teams/{teamId}/members/{userId}': () => {
        team = { ...team, members: [] };
        return {};
      },
      ...answers,
    },
  });
}

function said() {
  return toasts.visible().map(({ text }) => text);
}

test('a team is created with a name that it needs', async () => {
  const { person } = await showTeams();
  await person.click(await screen.findByRole('button', { name: 'Create a team' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create a team' }));
  await person.click(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByRole('group', { name: 'There is a problem' }).textContent).toContain(
    'Please enter a name for the team',
  );
  await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Klasse 6a');
  await person.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('row', { name: /^Klasse 6a/ })).toBeTruthy();
  expect(said()).toEqual(['The team Klasse 6a is created.']);
});

test('a name that another team has is told at the field, and what was typed stays', async () => {
  const { person } = await showTeams({
    answers: { 'PUT /organizations/{id}/teams/{teamId}': refuse('team_name_taken') },
  });
  await person.click(await screen.findByRole('button', { name: 'Rename: Maps' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename the team Maps' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await person.clear(field);
  await person.type(field, 'Charts');
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  const problem = await dialog.findByRole('group', { name: 'There is a problem' });
  expect(problem.textContent).toContain('A team of this organization has this name already.');
  expect((field as HTMLInputElement).value).toBe('Charts');
});

test('somebody is removed from a team, and the heading of the list has the focus', async () => {
  const { person } = await showTeams();
  await person.click(await screen.findByRole('button', { name: 'Members and collections: Maps' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Team Maps' }));
  expect((await dialog.findByRole('link', { name: 'Rivers' })).getAttribute('href')).toBe(
    `/library/collection/${aTeam(5, '').id}`,
  );
  await person.click(dialog.getByRole('button', { name: 'Remove from the team: Ada Lovelace' }));
  expect(await dialog.findByText('Nobody yet.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('In this team');
  expect(said()).toEqual(['Ada Lovelace is no longer in the team.']);
});

test('a team is deleted after a question', async () => {
  const { person } = await showTeams();
  await person.click(await screen.findByRole('button', { name: 'Delete: Maps' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await until(() => expect(screen.queryByRole('row', { name: /^Maps/ })).toBeNull());
  expect(said()).toEqual(['The team Maps is deleted.']);
});

test('a member reads who is in a team, and changes nothing', async () => {
  const { person } = await showTeams({ canManage: false });
  await person.click(await screen.findByRole('button', { name: 'Members and collections: Maps' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Team Maps' }));
  expect(await dialog.findByText('Ada Lovelace')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Create|Rename|Delete|Remove|Add)/ })).toBeNull();
});
