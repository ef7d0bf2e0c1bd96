import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Tabs } from '../../ui/lists/tabs.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { AccountTab } from './account/account-tab.tsx';
import { DisplayTab } from './display/display-tab.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { StudioTab } from './studio/studio-tab.tsx';
import './settings.css';

/** The tab stands in the address, so that a link leads to it and Back comes back to it. */
export function SettingsPage() {
  const { t } = useLingui();
  const go = useGo();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const tabs = [
    {
      id: 'profile',
      label: t`Profile`,
      panel: <ProfileTab />,
      contents: t`name, username, bio and picture.`,
    },
    {
      id: 'account',
      label: t`Account`,
      panel: <AccountTab />,
      contents: t`upload access, email address, password, two-step sign-in, connected providers, devices, emails, your data, and deleting the account.`,
    },
    {
      id: 'studio',
      label: t`Studio`,
      panel: <StudioTab />,
      contents: t`braille, paper, embosser, display, what you use most, licence, voice, and the sound of charts.`,
    },
    {
      id: 'display',
      label: t`Display`,
      panel: <DisplayTab />,
      contents: t`theme, contrast, text, focus, borders, labels, time limits and layout descriptions.`,
    },
  ];
  const open = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0];
  return (
    <Page
      title={t`Settings`}
      part={open?.label}
      describe={{ contents: t`Four tabs; the open one is ${open?.label ?? ''}: ${open?.contents ?? ''}` }}
    >
      <Tabs
        label={t`Settings`}
        selectedKey={open?.id ?? 'profile'}
        onSelectionChange={(key) => go('/settings', { search: { tab: key }, replace: true })}
        tabs={tabs}
      />
    </Page>
  );
}
