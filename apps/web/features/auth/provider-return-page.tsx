import { Trans, useLingui } from '@lingui/react/macro';
import { PROVIDERS, type Provider } from '@relievo/contracts/accounts';
import type { ErrorData } from '@relievo/contracts/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../lib/server/client.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { toasts } from '../../lib/speaking/toasts.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { useParam } from '../../ui/page/use-param.ts';
import { Loading } from '../../ui/states/loading.tsx';
import { Refusal } from '../../ui/states/refusal.tsx';
import './auth.css';

/** Where a provider sends the browser back to: its answer goes to the server once, and then on to where one was. */
export function ProviderReturnPage() {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const { searchStr } = useLocation();
  const named = useParam('provider');
  const provider = PROVIDERS.find((known) => known === named);
  const sent = useRef(false);
  const complete = useAction({
    run: (known: Provider) => client.providers.complete({ provider: known, answer: searchStr }),
    onDone: ({ did, session, returnTo }) => {
      queries.setQueryData(sessionQuery.queryKey, session);
      if (did === 'connected') void queries.invalidateQueries();
      toasts.show(
        did === 'connected' ? t`Provider connected.` : t`You've been successfully logged in.`,
        'success',
      );
      const place = new URL(returnTo, location.origin);
      go(place.pathname, { search: Object.fromEntries(place.searchParams), replace: true });
    },
    onRefused: ({ code, data }) => {
      if (code !== 'second_step_needed') return false;
      const { returnTo } = data as ErrorData<'second_step_needed'>;
      go('/auth/second-step', { replace: true, ...(returnTo ? { search: { return: returnTo } } : {}) });
      return true;
    },
  });
  const send = useEffectEvent(() => {
    if (sent.current || !provider) return;
    sent.current = true;
    complete.start(provider);
  });
  useEffect(() => send(), []);
  const isRefused = complete.refused !== null || !provider;
  return (
    <Page
      title={t`Signing you in`}
      describe={{
        contents: t`A message while you are being signed in, or why it did not work.`,
        mainAction: t`Back to sign in`,
      }}
    >
      <div className="auth flow auth-actions">
        {isRefused ? (
          <>
            <Refusal text={complete.refused ?? t`This sign-in provider does not exist.`} />
            <ButtonLink to="/auth" variant="primary">
              <Trans>Back to sign in</Trans>
            </ButtonLink>
          </>
        ) : (
          <Loading label={t`Waiting for the provider…`} />
        )}
      </div>
    </Page>
  );
}
