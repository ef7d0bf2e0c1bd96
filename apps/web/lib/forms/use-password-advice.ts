import { useLingui } from '@lingui/react/macro';

/** What helps against each fault of a new password. */
export function usePasswordAdvice() {
  const { t } = useLingui();
  return {
    'Password must be at least 12 characters': t`Three or four words in a row are easy to remember.`,
    'Password must contain uppercase, lowercase, and numbers': t`Begin a word with a capital letter and add a number.`,
  };
}
