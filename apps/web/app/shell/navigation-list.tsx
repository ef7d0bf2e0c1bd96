import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useIsBuilt } from '../../lib/built-routes.ts';
import { useViewer } from '../../lib/session.ts';
import { Hint } from '../../ui/hint.tsx';
import { Link } from '../../ui/link.tsx';
import { isOnScreen, type NavigationEntry, type NavigationGroup, navigationFor } from './navigation.ts';

type NavigationListProps = { iconsOnly: boolean; onNavigate?: () => void };

export function NavigationList({ iconsOnly, onNavigate }: NavigationListProps) {
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  return navigationFor(viewer, isBuilt).map((group) => (
    <Group
      key={group.id}
      group={group}
      iconsOnly={iconsOnly}
      isGuest={viewer.status === 'guest'}
      onNavigate={onNavigate}
    />
  ));
}

type GroupProps = {
  group: NavigationGroup;
  iconsOnly: boolean;
  isGuest: boolean;
  onNavigate: (() => void) | undefined;
};

function Group({ group, iconsOnly, isGuest, onNavigate }: GroupProps) {
  const { i18n } = useLingui();
  const titleId = `navigation-${group.id}`;
  return (
    <div className="nav-group">
      {group.title ? (
        <h2 id={titleId} className={iconsOnly ? 'spoken' : 'nav-title'}>
          {i18n._(group.title)}
        </h2>
      ) : null}
      <ul role="list" {...(group.title ? { 'aria-labelledby': titleId } : {})}>
        {group.entries.map((entry) => (
          <li key={entry.path + (entry.search?.['tab'] ?? '')}>
            <Entry
              entry={entry}
              iconsOnly={iconsOnly}
              isLocked={isGuest && entry.needsLogin === true}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type EntryProps = {
  entry: NavigationEntry;
  iconsOnly: boolean;
  isLocked: boolean;
  onNavigate: (() => void) | undefined;
};

function Entry({ entry, iconsOnly, isLocked, onNavigate }: EntryProps) {
  const { t, i18n } = useLingui();
  const location = useLocation();
  const label = i18n._(entry.label);
  const Icon = entry.icon;
  const tab = new URLSearchParams(location.searchStr).get('tab') ?? '';
  const isHere = isOnScreen(entry, location.pathname, tab);
  const link = (
    <Link
      to={entry.path}
      search={entry.search ?? {}}
      activeOptions={{ exact: true, includeSearch: true }}
      className="nav-link"
      {...(isHere ? { 'data-here': true, 'aria-current': 'page' as const } : {})}
      {...(onNavigate ? { onClick: onNavigate } : {})}
    >
      <Icon aria-hidden="true" size={24} />
      <span className={iconsOnly ? 'spoken' : 'nav-words'}>{label}</span>
      {isLocked ? <Lock role="img" aria-label={t`Login required to access this feature`} size={18} /> : null}
    </Link>
  );
  return iconsOnly ? <Hint text={label}>{link}</Hint> : link;
}
