import { useLingui } from '@lingui/react/macro';
import { openSavers } from '../../lib/keeping/open-savers.ts';
import { client } from '../../lib/server/client.ts';
import { noteFault } from '../../lib/server/note-fault.ts';
import { useLeave } from '../../lib/server/use-leave.ts';
import { toasts } from '../../lib/speaking/toasts.ts';

/** Milliseconds for what is saved before. */
const LONGEST_WAIT = 5000;
/** Whether the person knows that changes are lost when they sign out now, from wherever they do it. */
let isWarned = false;

/** Leaves the account and everything that was loaded for it. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const leave = useLeave();
  return async () => {
    if (!(await openSavers.saveAll(LONGEST_WAIT)) && !isWarned) {
      isWarned = true;
      toasts.show(
        t`You are still signed in because your last changes are not saved yet. To sign out without them, choose it again.`,
        'error',
      );
      return;
    }
    isWarned = false;
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
