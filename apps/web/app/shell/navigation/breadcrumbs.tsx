import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { pageDescriptionStore } from '../../../lib/speaking/page-description.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { buildBreadcrumbTrail } from './breadcrumb-trail.ts';
import './breadcrumbs.css';

export function Breadcrumbs() {
  const { t, i18n } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const viewer = useViewer();
  const page = useStore(pageDescriptionStore);
  const isBuilt = useIsBuilt();
  const organization = viewer.status === 'signed-in' ? viewer.session.currentOrganization?.name : undefined;
  const trail = buildBreadcrumbTrail(path, {
    ...(organization ? { organization } : {}),
    ...(page ? { page: page.title } : {}),
  });
  // An address without a page has no place among the others.
  if (trail.length === 0 || !isBuilt(path)) return null;
  return (
    <nav className="breadcrumbs" aria-label={t`Breadcrumbs`}>
      <ol role="list">
        <li>
          <Link to="/">{t`Home`}</Link>
        </li>
        {trail.map(({ path: crumbPath, label }, index) => {
          // A name of a thing or of the address itself is the same in every language.
          const isName = typeof label === 'string';
          const words = isName ? label : i18n._(label);
          const isLast = index === trail.length - 1;
          return (
            <li key={crumbPath} {...(isName ? { translate: 'no' as const } : {})}>
              {!isLast && isBuilt(crumbPath) ? (
                <Link to={crumbPath}>{words}</Link>
              ) : (
                <span {...(isLast ? { 'aria-current': 'page' as const } : {})}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
