import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Says nothing about whether there is such a collection for somebody else. */
export function CollectionMissing() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Collection not found`}
      describe={{
        contents: t`A note that there is no such collection, or that it is not shared with you.`,
        mainAction: t`Browse Library`,
      }}
    >
      <div className="flow">
        <p>
          <Trans>
            There is no collection at this address, or it is private. Check the link, or ask whoever gave it
            to you to make it public.
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
