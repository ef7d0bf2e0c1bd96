import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../../ui/states/page-missing.tsx';

export function CollectionMissing() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Collection not found`}
      contents={t`A message that this collection does not exist or is not shared with you.`}
      way={{ to: '/library', words: t`Browse Library` }}
    >
      <p>
        <Trans>
          This collection does not exist, or it is private. Check the link, or ask its owner to share it.
        </Trans>
      </p>
    </PageMissing>
  );
}
