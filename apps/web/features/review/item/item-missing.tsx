import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../../ui/states/page-missing.tsx';
import { QUEUE_PATH } from '../query/queue-address.ts';

export function ItemMissing() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Submission not found`}
      contents={t`A message that this submission does not exist or is not yours to review.`}
      way={{ to: QUEUE_PATH, words: t`See what is waiting` }}
    >
      <p>
        <Trans>This submission does not exist, or someone else reviews it. Check the link.</Trans>
      </p>
    </PageMissing>
  );
}
