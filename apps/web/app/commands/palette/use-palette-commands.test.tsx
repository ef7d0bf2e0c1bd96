import type { Session } from '@relievo/contracts';
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
