import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../../ui/states/page-missing.tsx';

export function CollectionMissing() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Collection not found`}
      contents={t`A note that there is no such collection, or that it is not shared with you.`}
      way={{ to: '/library', words: t`Browse Library` }}
    >
      <p>
        <Trans>
          There is no collection at this address, or it is private. Check the link, or ask whoever gave it to
          you to make it public.
        </Trans>
      </p>
    </PageMissing>
  );
}
