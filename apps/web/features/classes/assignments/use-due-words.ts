import { useLingui } from '@lingui/react/macro';

/** By when it is to be done, as a sentence. A date is the same day everywhere. */
export function useDueWords(): (dueOn: string | null) => string {
  const { t, i18n } = useLingui();
  return (dueOn) => {
    if (dueOn === null) return t`No date.`;
    const day = i18n.date(new Date(`${dueOn}T12:00:00Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    return t`Due on ${day}.`;
  };
}
