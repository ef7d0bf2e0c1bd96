import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Link } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { ReliefPicture } from '../../ui/pictures/relief-picture.tsx';
import { AUTH_TIMEOUT } from './session-timeout/session-timeout.ts';
import { SessionTimeoutBox } from './session-timeout/session-timeout-box.tsx';
import './auth.css';

async function loadIsland() {
  return (await import('./island.ts')).island;
}

/** What every auth screen has around its form: the picture, the countdown, the ways out, terms and privacy. */
export function AuthScreen({ children, ...page }: ComponentProps<typeof Page>) {
  const { t } = useLingui();
  const go = useGo();
  return (
    <div className="auth-screen">
      <div className="auth">
        <Page {...page}>
          <SessionTimeoutBox {...AUTH_TIMEOUT} onExpired={() => go('/')} />
          {children}
          <nav className="auth-links" aria-label={t`Other ways`}>
            <Link to="/">
              <Trans>Continue as Guest</Trans>
            </Link>
            <Link to="/terms">
              <Trans>Terms of Use</Trans>
            </Link>
            <Link to="/privacy">
              <Trans>Privacy Policy</Trans>
            </Link>
          </nav>
        </Page>
      </div>
      <figure className="auth-picture">
        <ReliefPicture
          width={150}
          height={94}
          load={loadIsland}
          alt={t`Raised paper with a map of an island: its coast as a line, two borders as dashes, two towns as dots with names in braille, and a mountain as a triangle.`}
        />
        <figcaption>
          <Trans>Graphics you can touch and read.</Trans>
        </figcaption>
      </figure>
    </div>
  );
}
