import { useLingui } from '@lingui/react/macro';
import { useSaveBeforeLeaving } from '../../lib/keeping/use-save-before-leaving.ts';
import { client } from '../../lib/server/client.ts';
import { noteFault } from '../../lib/server/note-fault.ts';
import { useLeave } from '../../lib/server/use-leave.ts';
import { toasts } from '../../lib/speaking/toasts.ts';

/** Leaves the account and everything that was loaded for it. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const leave = useLeave();
  const saveBeforeLeaving = useSaveBeforeLeaving();
  return async () => {
    const unsaved = await saveBeforeLeaving();
    if (unsaved) {
      toasts.show(unsaved, 'error');
      return;
    }
    try {
      await client.accounts.signOut();
    } catch (thrown) {
      noteFault('The sign-out did not work.', thrown);
      toasts.show(t`You are still signed in because the server did not answer. Please try again.`, 'error');
      return;
    }
    await leave();
    toasts.show(t`You are signed out.`, 'success');
  };
}
