import type { Session } from '@relievo/contracts/accounts';
import { expect, test } from 'vitest';
import { registerFilterList } from '../../../features/listing/filters/filter-panel-state.ts';
import { show } from '../../../lib/testing/show.tsx';
import { i18n } from '../../../lib/words/i18n.ts';
import { PAGES } from '../../pages.ts';
import { usePaletteCommands } from './use-palette-commands.ts';

function Labels() {
  return (
    <ul>
      {usePaletteCommands().map(({ name, label }) => (
        <li key={name}>{i18n._(label)}</li>
      ))}
    </ul>
  );
}
function listLabels(place: Element) {
  return [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
}
const signedIn = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;

test('the palette offers a guest no command of an account, and each page once', async () => {
  const offered = listLabels(await show(<Labels />));
  expect(offered).toContain('Go to the library');
  expect(offered).toContain('Categories');
  expect(offered).not.toContain('Library');
  expect(offered).not.toContain('Find a command');
  expect(offered).not.toContain('Logout');
  expect(offered).not.toContain('Settings');
  expect(new Set(offered).size).toBe(offered.length);
});

test('the palette offers a signed-in person what the account menu offers', async () => {
  const ofAccount = PAGES.flatMap(({ path, account }) => (account ? [{ path, ...account }] : []));
  const offered = listLabels(await show(<Labels />, { session: signedIn, ofAccount }));
  expect(offered).toEqual(expect.arrayContaining(['Your Activities', 'Settings', 'Logout']));
});

test('the palette offers no command to a page that is not built', async () => {
  const offered = listLabels(await show(<Labels />, { isBuilt: (path) => path !== '/tools' }));
  expect(offered).not.toContain('Go to the tools');
  expect(offered).toContain('Go to the library');
});

test('the palette offers the layouts of a list while a list is on screen', async () => {
  expect(listLabels(await show(<Labels />))).not.toContain('Show as a list');
  const leave = registerFilterList();
  const offered = listLabels(await show(<Labels />));
  leave();
  expect(offered).toContain('Show as a list');
  expect(offered).not.toContain('Show as a grid');
});

test.each([
  ['a reviewer of an organization', 'school', 'reviewer', true],
  ['the owner of an organization', 'school', 'owner', true],
  ['a member of an organization', 'school', 'member', false],
  ['the owner of a personal organization', 'personal', 'owner', false],
] as const)('the palette tells %s of content review where there is something to review', async (...row) => {
  const [, type, role, isOffered] = row;
  const organizations = [{ organization: { id: '1', name: 'A school', type }, role }];
  const session = { roles: ['teacher'], organizations, currentOrganization: null } as unknown as Session;
  const offered = listLabels(await show(<Labels />, { session }));
  expect(offered.includes('Content Review')).toBe(isOffered);
});

test('the palette offers content review once to an administrator who reviews for an organization too', async () => {
  const organizations = [{ organization: { id: '1', name: 'A school', type: 'school' }, role: 'owner' }];
  const session = { roles: ['admin'], organizations, currentOrganization: null } as unknown as Session;
  const offered = listLabels(await show(<Labels />, { session }));
  expect(offered.filter((label) => label === 'Content Review')).toHaveLength(1);
});
