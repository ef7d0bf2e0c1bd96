import { useLingui } from '@lingui/react/macro';
import { useDevice } from '../../../lib/layout/breakpoints.ts';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { openLayoutDescription } from '../../layout-description/layout-description-state.ts';
import { OPEN_NAVIGATION } from '../../sidebar-state/sidebar-state.ts';
import { followSkipLink } from './follow-skip-link.ts';
import './skip-links.css';

/** The first things in the tab order of every page; seen when they have the focus. */
export function SkipLinks({ fullscreen = false }: { fullscreen?: boolean }) {
  const { t } = useLingui();
  const isBuilt = useIsBuilt();
  const device = useDevice();
  const targets = [
    { id: 'main-content', label: t`Skip to main content` },
    ...(fullscreen
      ? [{ id: 'toolbar', label: t`Skip to the toolbar` }]
      : [
          { id: 'navigation', label: t`Skip to navigation` },
          ...(isBuilt('/search') ? [{ id: 'search', label: t`Skip to search` }] : []),
          { id: 'user-menu', label: t`Skip to user menu` },
        ]),
  ];
  return (
    <div className="skip-links">
      {targets.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id === 'navigation' && device !== 'desktop' ? OPEN_NAVIGATION : id}`}
          onClick={(event) => {
            event.preventDefault();
            followSkipLink(id);
          }}
        >
          {label}
        </a>
      ))}
      <button type="button" onClick={() => openLayoutDescription()}>
        {t`Describe page layout`}
      </button>
    </div>
  );
}
