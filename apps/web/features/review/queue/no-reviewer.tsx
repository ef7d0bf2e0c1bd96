import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../../ui/states/page-missing.tsx';

/** For who is signed in and reviews nothing. */
export function NoReviewer() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Content Review`}
      contents={t`A message that only reviewers can open this page.`}
      way={{ to: '/', words: t`Return to Home` }}
    >
      <p>
        <Trans>
          Only administrators and the reviewers of an organization can open this page. If you should review
          content, ask the owner of your organization for the role.
        </Trans>
      </p>
    </PageMissing>
  );
}
