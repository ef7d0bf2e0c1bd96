import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useGo } from '../../ui/use-go.ts';
import { DisplayTab } from './display/display-tab.tsx';

/** The tab stands in the address, so that a link leads to it and Back comes back to it. */
export function SettingsPage() {
  const { t } = useLingui();
  const go = useGo();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const tabs = [{ id: 'display', label: t`Display`, panel: <DisplayTab /> }];
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'display';
  return (
    <Page
      title={t`Settings`}
      describe={{
        contents: t`Tabs; the open one is Display: theme, contrast, text, focus, borders, labels, time limits and layout descriptions.`,
      }}
    >
      <Tabs
        label={t`Settings`}
        selectedKey={tab}
        onSelectionChange={(key) => go('/settings', { search: { tab: String(key) }, replace: true })}
        tabs={tabs}
      />
    </Page>
  );
}
