import { useLingui } from '@lingui/react/macro';
import type { AiTest } from '@relievo/contracts/ai';

/** What came of asking the language model for a few words. */
export function useOutcomeWords(): Readonly<Record<AiTest['outcome'], string>> {
  const { t } = useLingui();
  return {
    works: t`The language model answers.`,
    key_missing: t`There is no key yet. Save one first.`,
    key_refused: t`The provider refused the key. Check it and save it again.`,
    refused: t`The provider refused to answer. Check the name of the model.`,
    unreadable: t`The answer could not be read. Check the address.`,
    unreachable: t`Nobody answers at this address. Check it.`,
    address_refused: t`This address leads into a private network, so it was not called.`,
    timed_out: t`The provider took too long to answer. Try again later.`,
  };
}
