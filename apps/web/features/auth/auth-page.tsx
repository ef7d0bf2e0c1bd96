import { Trans, useLingui } from '@lingui/react/macro';
import { toOwnPlace } from '@relievo/contracts/operations';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Tabs } from '../../ui/lists/tabs.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { Refusal } from '../../ui/states/refusal.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useSendAgain } from './send-again.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const PATHS = { 'sign-in': '/auth', 'sign-up': '/auth/signup' } as const;

/** One page under two addresses, so that nothing typed is lost between the tabs. */
export function AuthPage() {
  const { t } = useLingui();
  const go = useGo();
  const { pathname, searchStr } = useLocation();
  const [mailed, setMailed] = useState<string | null>(null);
  const tab = pathname === PATHS['sign-up'] ? 'sign-up' : 'sign-in';
  const wanted = new URLSearchParams(searchStr).get('return');
  const returnTo = toOwnPlace(wanted);
  return (
    <AuthScreen
      title={tab === 'sign-in' ? t`Welcome back` : t`Create your account`}
      describe={{
        contents:
          tab === 'sign-in'
            ? t`Two tabs. Sign in is open: a form with email and password, a button for passkeys, and other ways to sign in if this site has any.`
            : t`Two tabs. Sign up is open: a form with name, username, email, password twice, and two checkboxes, and other ways to sign in if this site has any.`,
        mainAction: tab === 'sign-in' ? t`Sign in` : t`Create account`,
      }}
    >
      <Tabs
        label={t`Sign in or sign up`}
        selectedKey={tab}
        onSelectionChange={(key) =>
          go(PATHS[key as keyof typeof PATHS], {
            replace: true,
            ...(wanted ? { search: { return: wanted } } : {}),
          })
        }
        tabs={[
          { id: 'sign-in', label: t`Sign in`, panel: <SignInForm wanted={wanted} /> },
          {
            id: 'sign-up',
            label: t`Sign up`,
            panel: mailed ? <CheckYourMail email={mailed} /> : <SignUpForm onDone={setMailed} />,
          },
        ]}
      />
      <ProviderButtons returnTo={returnTo} />
    </AuthScreen>
  );
}

function CheckYourMail({ email }: { email: string }) {
  const { t } = useLingui();
  const again = useSendAgain();
  return (
    <div className="flow auth-actions">
      <h2>
        <Trans>Please check your email to verify your account.</Trans>
      </h2>
      <p>
        <Trans>We sent a link to {email}. Follow the link, then sign in.</Trans>
      </p>
      {again.refused ? <Refusal text={again.refused} /> : null}
      <Button isBusy={again.isPending} busyWords={t`Sending…`} onPress={() => again.start(email)}>
        <Trans>Send the link again</Trans>
      </Button>
    </div>
  );
}
