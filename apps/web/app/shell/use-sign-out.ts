import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../lib/client.ts';
import { leaveSession } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';

/** Leaves the account and everything that was loaded for it. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      await client.accounts.signOut();
    } catch {
      toasts.show(t`You are still signed in: the server did not answer. Please try again.`, 'error');
      return;
    }
    // First away from pages that only signed-in people see, which would send a guest to sign in.
    await navigate({ to: '/' });
    await leaveSession(queries);
    toasts.show(t`You are signed out.`, 'success');
  };
}
