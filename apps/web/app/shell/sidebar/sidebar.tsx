import { Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy, LogIn, LogOut, MessageCircle } from 'lucide-react';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { sidebarStore } from '../../sidebar-state/sidebar-state.ts';
import { useSignOut } from '../../sign-out/use-sign-out.ts';
import { NavigationList } from '../navigation/navigation-list.tsx';
import { Logo } from '../parts/logo.tsx';
import './sidebar.css';

/** On a desktop the sidebar stands beside the page, in full or as icons. */
export function Sidebar() {
  const iconsOnly = useStore(sidebarStore) === 'collapsed';
  return (
    <div className="sidebar" data-state={iconsOnly ? 'collapsed' : 'expanded'}>
      <SidebarContents iconsOnly={iconsOnly} />
    </div>
  );
}

interface SidebarContentsProps {
  iconsOnly?: boolean;
  onNavigate?: () => void;
}

/** The same contents stand in the drawer of a phone or tablet. */
export function SidebarContents({ iconsOnly = false, onNavigate }: SidebarContentsProps) {
  const { t } = useLingui();
  return (
    <nav id="navigation" className="navigation" aria-label={t`Main`} tabIndex={-1}>
      {iconsOnly ? null : (
        <Link
          to="/"
          className="sidebar-logo"
          aria-label={t`Relievo, home`}
          {...(onNavigate ? { onClick: onNavigate } : {})}
        >
          <Logo />
        </Link>
      )}
      <NavigationList iconsOnly={iconsOnly} {...(onNavigate ? { onNavigate } : {})} />
      <SidebarFoot iconsOnly={iconsOnly} onNavigate={onNavigate} />
    </nav>
  );
}

function SidebarFoot({
  iconsOnly,
  onNavigate,
}: {
  iconsOnly: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  const signOut = useSignOut();
  const words = iconsOnly ? 'spoken' : 'nav-words';
  const close = onNavigate ? { onClick: onNavigate } : {};
  return (
    <ul className="sidebar-foot" role="list">
      {isBuilt('/help') ? (
        <li>
          <Link to="/help" className="nav-link" {...close}>
            <LifeBuoy aria-hidden="true" size={24} />
            <span className={words}>
              <Trans>Help</Trans>
            </span>
          </Link>
        </li>
      ) : null}
      {isBuilt('/contact') ? (
        <li>
          <Link to="/contact" className="nav-link" {...close}>
            <MessageCircle aria-hidden="true" size={24} />
            <span className={words}>
              <Trans>Contact</Trans>
            </span>
          </Link>
        </li>
      ) : null}
      {viewer.status === 'signed-in' ? (
        <li>
          <button type="button" className="nav-link" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" size={24} />
            <span className={words}>
              <Trans>Logout</Trans>
            </span>
          </button>
        </li>
      ) : isBuilt('/auth') ? (
        <li>
          <Link to="/auth" className="nav-link" {...close}>
            <LogIn aria-hidden="true" size={24} />
            <span className={words}>
              <Trans>Login</Trans>
            </span>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
