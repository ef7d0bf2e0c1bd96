import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { useViewer, type Viewer } from '../../../lib/server/session.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { viewStore } from '../../listing/index.ts';
import type { LibraryTab } from '../address/library-address.ts';
import type { TabProps } from '../address/tab-props.ts';
import { CategoriesTab, CollectionsTab, SignInNeeded, YourContentTab } from './late-tabs.ts';
import { MarketplaceTab } from './marketplace-tab.tsx';

const PANELS: Readonly<Record<LibraryTab, ComponentType<TabProps & { meanwhile?: ReactNode }>>> = {
  marketplace: MarketplaceTab,
  categories: CategoriesTab,
  'your-content': YourContentTab,
  collections: CollectionsTab,
};

function isOwn(tab: LibraryTab): boolean {
  return tab === 'your-content' || tab === 'collections';
}

/** Guests have nothing of their own here. */
export function isLocked(tab: LibraryTab, viewer: Viewer): boolean {
  return isOwn(tab) && viewer.status === 'guest';
}

export function TabPanel({ tab, ...props }: TabProps & { tab: LibraryTab }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const view = useStore(viewStore);
  const Content = PANELS[tab];
  if (isOwn(tab) && viewer.status === 'unknown') return <Loading label={t`Checking your sign-in…`} />;
  const meanwhile = <Skeleton view={view} label={t`Loading...`} />;
  if (!isLocked(tab, viewer)) return <Content {...props} meanwhile={meanwhile} />;
  return (
    <SignInNeeded
      meanwhile={meanwhile}
      message={
        tab === 'your-content'
          ? t`Please login to access your content and manage your personal library.`
          : t`Please login to access your collections and manage your personal library.`
      }
    />
  );
}
