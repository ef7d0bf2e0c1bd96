import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { useGo } from '../../ui/use-go.ts';
import { AUTH_TIMEOUT } from './session-timeout.ts';
import { SessionTimeoutBox } from './session-timeout-box.tsx';
import './auth.css';

/** What every auth screen has around its form: the countdown, the ways out, terms and privacy. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const go = useGo();
  return (
    <div className="auth">
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
    </div>
  );
}
