import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Says nothing about whether there is such a resource of somebody else. */
export function ContentMissing() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Content not found`}
      describe={{
        contents: t`A note that there is no such resource, or that it is not yours.`,
        mainAction: t`See your content`,
      }}
    >
      <div className="flow">
        <p>
          <Trans>
            There is no resource at this address, or somebody else made it. Check the link, or look for it in
            your content.
          </Trans>
        </p>
        <p>
          <ButtonLink to="/library" search={{ tab: 'your-content' }} variant="primary">
            <Trans>See your content</Trans>
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
