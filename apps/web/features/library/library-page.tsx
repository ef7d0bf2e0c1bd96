import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useIsBuilt } from '../../lib/built-routes.ts';
import { useViewer } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LIBRARY_CODEC, LIBRARY_TABS, type LibraryTab, openTab } from './address/library-address.ts';
import { useAddress } from './address/use-address.ts';
import { LIST_SEARCH_ID } from './filters/filter-bar.tsx';
import { CategoriesTab } from './tabs/categories-tab.tsx';
import { CollectionsTab } from './tabs/collections-tab.tsx';
import { MarketplaceTab } from './tabs/marketplace-tab.tsx';
import { SignInNeeded } from './tabs/sign-in-needed.tsx';
import { TabLabel } from './tabs/tab-label.tsx';
import type { TabProps } from './tabs/tab-props.ts';
import { usePreparedTab } from './tabs/use-prepared-tab.ts';
import { YourContentTab } from './tabs/your-content-tab.tsx';

const CreateCollectionDialog = lazy(async () => ({
  default: (await import('./collections/create-collection-dialog.tsx')).CreateCollectionDialog,
}));

/** Everything to be found, and everything of one's own, on four tabs that stand in the address. */
export function LibraryPage() {
  const { t } = useLingui();
  const state = useAddress(LIBRARY_CODEC);
  const [shown, setShown] = useState('');
  const { tab } = state.address;
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
      lead={t`Discover, manage and organize your educational content`}
      actions={<TabAction tab={tab} />}
      describe={{
        contents: t`Four tabs; ${labels[tab]} is open. It has a search field, sorting and a choice between grid and list, then the list itself with its pages below. ${shown}`,
        mainAction: t`Open a card to read, hear and download it`,
        keys: [
          { keys: t`Arrow keys`, does: t`Move from card to card` },
          { keys: t`Home, End`, does: t`Move to the first or last card` },
          { keys: t`Page Up, Page Down`, does: t`Move three rows, or ten items of a list` },
          { keys: 'Ctrl+Shift+F', does: t`Open the filters` },
        ],
      }}
    >
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
          panel: <Panel tab={id} state={state} onShown={setShown} />,
        }))}
      />
    </Page>
  );
}

const PANELS: Readonly<Record<LibraryTab, ComponentType<TabProps>>> = {
  marketplace: MarketplaceTab,
  categories: CategoriesTab,
  'your-content': YourContentTab,
  collections: CollectionsTab,
};

function Panel({ tab, ...props }: TabProps & { tab: LibraryTab }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const Content = PANELS[tab];
  const isOwn = tab === 'your-content' || tab === 'collections';
  if (!isOwn || viewer.status === 'signed-in') return <Content {...props} />;
  if (viewer.status === 'unknown') return <Loading label={t`Checking who is signed in…`} />;
  return (
    <SignInNeeded
      message={
        tab === 'your-content'
          ? t`Please login to access your content and manage your personal library.`
          : t`Please login to access your collections and manage your personal library.`
      }
    />
  );
}

/** What one does on a tab besides finding things. */
function TabAction({ tab }: { tab: LibraryTab }) {
  const isBuilt = useIsBuilt();
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const icon = <Plus aria-hidden="true" size={20} />;
  if (tab !== 'collections')
    return isBuilt('/tools') ? (
      <ButtonLink to="/tools" variant="primary" icon={icon}>
        <Trans>Create Content</Trans>
      </ButtonLink>
    ) : null;
  if (viewer.status !== 'signed-in') return null;
  return (
    <>
      <Button variant="primary" icon={icon} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Trans>Add Collection</Trans>
      </Button>
      <Suspense>{isOpen ? <CreateCollectionDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

/** A shortcut on another page leads to the search of the library: after the page has taken the focus, it is here. */
function useSearchFromAfar(): void {
  const hash = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (hash === LIST_SEARCH_ID) document.getElementById(LIST_SEARCH_ID)?.focus();
  }, [hash]);
}
