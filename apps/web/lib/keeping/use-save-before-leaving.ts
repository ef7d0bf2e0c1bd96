import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../server/session.ts';
import { hasUnsavedHere } from './kept-here.ts';
import { openSavers } from './open-savers.ts';

/** Milliseconds for what is saved before. */
const LONGEST_WAIT = 5000;
/** Whether the person knows that changes are lost when they sign out now, from wherever they do it. */
let isWarned = false;

/**
 * Saves all before a sign-out, which removes what this browser has of it. Gives the words that the person has to read
 * first, or null if all is saved or they have read them.
 */
export function useSaveBeforeLeaving(): () => Promise<string | null> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async () => {
    const hasArrived = await openSavers.saveAll(LONGEST_WAIT);
    const personId = queries.getQueryData(sessionQuery.queryKey)?.user.id;
    const isSaved = hasArrived && !(personId && hasUnsavedHere(personId));
    isWarned = !isSaved && !isWarned;
    return isWarned
      ? t`You are still signed in because your last changes are not saved yet. To sign out without them, choose it again.`
      : null;
  };
}
