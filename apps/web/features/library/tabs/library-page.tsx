import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { Tabs } from '../../../ui/lists/tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { LIST_SEARCH_ID, useAddress } from '../../listing/index.ts';
import { LIBRARY_CODEC, LIBRARY_TABS, type LibraryTab, openTab } from '../address/library-address.ts';
import { WhilePreparing } from '../preparation/while-preparing.tsx';
import { TabAction } from './tab-action.tsx';
import { TabLabel } from './tab-label.tsx';
import { isLocked, TabPanel } from './tab-panel.tsx';
import { usePreparedTab } from './use-prepared-tab.ts';

/** Everything to be found, and everything of one's own, on four tabs that stand in the address. */
export function LibraryPage() {
  const { t } = useLingui();
  const state = useAddress(LIBRARY_CODEC);
  const [shown, setShown] = useState('');
  const { tab, category } = state.address;
  const isAsked = isLocked(tab, useViewer());
  const prepare = usePreparedTab();
  useSearchFromAfar();
  const labels: Readonly<Record<LibraryTab, string>> = {
    marketplace: t`Marketplace`,
    categories: t`Categories`,
    'your-content': t`Your Content`,
    collections: t`Your Collections`,
  };
  return (
    <Page
      title={t`Library`}
      part={category || (tab === 'marketplace' ? undefined : labels[tab])}
      lead={t`Discover, manage and organize your educational content`}
      actions={<TabAction tab={tab} />}
      describe={{
        contents: isAsked
          ? t`Four tabs. ${labels[tab]} is open and asks you to sign in.`
          : t`Four tabs. ${labels[tab]} is open: a search field, sorting, a choice of grid or list, and the list. ${shown}`,
        mainAction: isAsked ? t`Login` : t`Open a card to read, hear and download the resource`,
        keys: [
          { keys: t`Arrow keys`, does: t`Move from card to card` },
          { keys: t`Home, End`, does: t`Move to the first or last card` },
          { keys: t`Page Up, Page Down`, does: t`Move three rows, or ten items in a list` },
          { keys: 'Ctrl+Shift+F', does: t`Open the filters` },
        ],
      }}
    >
      <WhilePreparing />
      <Tabs
        label={t`Library`}
        selectedKey={tab}
        onSelectionChange={(key) => {
          const next = LIBRARY_TABS.find((id) => id === key);
          if (next && next !== tab) state.open(openTab(state.address, next));
        }}
        onNear={(key) => {
          const next = LIBRARY_TABS.find((id) => id === key);
          if (next && next !== tab) prepare(openTab(state.address, next));
        }}
        tabs={LIBRARY_TABS.map((id) => ({
          id,
          label: <TabLabel tab={id} words={labels[id]} />,
          panel: <TabPanel tab={id} state={state} onShown={setShown} />,
        }))}
      />
    </Page>
  );
}

/** A shortcut on another page leads to the search of the library: after the page has taken the focus, it is here. */
function useSearchFromAfar(): void {
  const hash = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (hash === LIST_SEARCH_ID) document.getElementById(LIST_SEARCH_ID)?.focus();
  }, [hash]);
}
