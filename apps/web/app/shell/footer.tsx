import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsBuilt } from '../../lib/layout/built-routes.ts';
import { useProductSettings } from '../../lib/server/product-settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { openPastNotifications } from '../notifications/past-notifications-state.ts';
import './footer.css';

interface Column {
  title: MessageDescriptor;
  links: readonly { path: string; label: MessageDescriptor }[];
}

const COLUMNS: readonly Column[] = [
  {
    title: msg`Product`,
    links: [
      { path: '/library', label: msg`Library` },
      { path: '/tools', label: msg`Tools` },
      { path: '/pricing', label: msg`Pricing` },
      { path: '/help', label: msg`Help` },
    ],
  },
  {
    title: msg`Legal`,
    links: [
      { path: '/privacy', label: msg`Privacy Policy` },
      { path: '/terms', label: msg`Terms of Use` },
      { path: '/accessibility', label: msg`Accessibility` },
    ],
  },
  {
    title: msg`Company`,
    links: [
      { path: '/about', label: msg`About` },
      { path: '/contact', label: msg`Contact` },
    ],
  },
];

export function Footer() {
  const { t, i18n } = useLingui();
  const isBuilt = useIsBuilt();
  const { grantAcknowledgement } = useProductSettings();
  return (
    <footer className="footer" aria-label={t`Site`}>
      <div className="footer-columns">
        {COLUMNS.map(({ title, links }) => (
          <section key={title.id}>
            <h2>{i18n._(title)}</h2>
            <ul role="list">
              {links
                .filter(({ path }) => isBuilt(path))
                .map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path}>{i18n._(label)}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <div className="footer-note">
          <p>
            <Trans>
              Open source. Every page works with a keyboard and a screen reader. If one does not, tell us.
            </Trans>
          </p>
          <Button onPress={openPastNotifications}>
            <Trans>Past messages</Trans>
          </Button>
        </div>
      </div>
      {grantAcknowledgement ? <p className="footer-grant">{grantAcknowledgement}</p> : null}
    </footer>
  );
}
