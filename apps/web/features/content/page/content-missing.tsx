import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../../ui/states/page-missing.tsx';

export function ContentMissing() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Content not found`}
      contents={t`A message that this resource does not exist or is not yours.`}
      way={{ to: '/library', search: { tab: 'your-content' }, words: t`See your content` }}
    >
      <p>
        <Trans>
          This resource does not exist, or it belongs to someone else. Check the link, or look for it in Your
          Content.
        </Trans>
      </p>
    </PageMissing>
  );
}
