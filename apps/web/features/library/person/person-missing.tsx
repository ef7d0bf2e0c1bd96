import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Says nothing about whether there is such a person for somebody else. */
export function PersonMissing() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Profile not found`}
      describe={{
        contents: t`A note that there is no such profile, or that it is not shown to you.`,
        mainAction: t`Browse Library`,
      }}
    >
      <div className="flow">
        <p>
          <Trans>
            There is no profile at this address, or this person has not published anything yet. Check the
            link, or look for their work in the library.
          </Trans>
        </p>
        <p>
          <ButtonLink to="/library" variant="primary">
            <Trans>Browse Library</Trans>
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
