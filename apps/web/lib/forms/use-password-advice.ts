import { useLingui } from '@lingui/react/macro';

/** What helps against each fault of a new password. */
export function usePasswordAdvice() {
  const { t } = useLingui();
  return {
    password_too_short: t`Three or four words in a row are easy to remember.`,
    password_not_mixed: t`Begin a word with a capital letter and add a number.`,
  };
}
