import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../../ui/states/page-missing.tsx';

export function ContentMissing() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Content not found`}
      contents={t`A note that there is no such resource, or that it is not yours.`}
      way={{ to: '/library', search: { tab: 'your-content' }, words: t`See your content` }}
    >
      <p>
        <Trans>
          There is no resource at this address, or somebody else made it. Check the link, or look for it in
          your content.
        </Trans>
      </p>
    </PageMissing>
  );
}
