import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Hint } from '../../../ui/hints/hint.tsx';
import {
  buildNavigation,
  isOnScreen,
  type NavigationEntry,
  type NavigationGroup,
  opensGroups,
} from '../../navigation/navigation.ts';

interface NavigationListProps {
  iconsOnly: boolean;
  onNavigate?: () => void;
}

export function NavigationList({ iconsOnly, onNavigate }: NavigationListProps) {
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  return buildNavigation(viewer, isBuilt).map((group) => (
    <Group
      key={group.id}
      group={group}
      iconsOnly={iconsOnly}
      isGuest={viewer.status === 'guest'}
      onNavigate={onNavigate}
    />
  ));
}

interface GroupProps {
  group: NavigationGroup;
  iconsOnly: boolean;
  isGuest: boolean;
  onNavigate: (() => void) | undefined;
}

function Group({ group, iconsOnly, isGuest, onNavigate }: GroupProps) {
  const { i18n } = useLingui();
  const titleId = `navigation-${group.id}`;
  return (
    <div className="nav-group">
      {group.title ? (
        // No heading: the outline of a page begins with the page's own.
        <p id={titleId} className={iconsOnly ? 'spoken' : 'nav-title'}>
          {i18n._(group.title)}
        </p>
      ) : null}
      <ul role="list" {...(group.title ? { 'aria-labelledby': titleId } : {})}>
        {group.entries.map((entry) => (
          <Place
            key={entry.path + (entry.search?.['tab'] ?? '')}
            entry={entry}
            iconsOnly={iconsOnly}
            isGuest={isGuest}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </div>
  );
}

type PlaceProps = Omit<EntryProps, 'isLocked'> & { isGuest: boolean };

/** An entry, and the places inside it where there is room for words. */
function Place({ entry, isGuest, ...props }: PlaceProps) {
  const { t, i18n } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [choice, setChoice] = useState<{ readonly at: string; readonly isOpen: boolean }>();
  const isOpen = choice?.at === pathname ? choice.isOpen : opensGroups(pathname);
  const inside = props.iconsOnly ? [] : (entry.inside ?? []);
  const listId = `navigation-inside${entry.path.replaceAll('/', '-')}`;
  const name = i18n._(entry.label);
  return (
    <li>
      <div className="nav-place">
        <Entry entry={entry} isLocked={isGuest && entry.needsLogin === true} {...props} />
        {inside.length > 0 ? (
          <IconButton
            label={isOpen ? t`Hide what is inside: ${name}` : t`Show what is inside: ${name}`}
            icon={<ChevronDown aria-hidden="true" size={20} className="nav-chevron" data-open={isOpen} />}
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setChoice({ at: pathname, isOpen: !isOpen })}
          />
        ) : null}
      </div>
      {inside.length > 0 ? (
        <ul role="list" id={listId} className="nav-inside" hidden={!isOpen}>
          {inside.map((each) => (
            <Place key={each.path} entry={each} isGuest={isGuest} {...props} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface EntryProps {
  entry: NavigationEntry;
  iconsOnly: boolean;
  isLocked: boolean;
  onNavigate: (() => void) | undefined;
}

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
      {...(isHere ? { 'aria-current': 'page' as const } : {})}
      {...(onNavigate ? { onClick: onNavigate } : {})}
    >
      <Icon aria-hidden="true" size={24} />
      <span className={iconsOnly ? 'spoken' : 'nav-words'}>{label}</span>
      {isLocked ? (
        <Lock
          role="img"
          aria-label={t`Login required to access this feature`}
          size={18}
          className="nav-lock"
        />
      ) : null}
    </Link>
  );
  return iconsOnly ? <Hint text={label}>{link}</Hint> : link;
}
