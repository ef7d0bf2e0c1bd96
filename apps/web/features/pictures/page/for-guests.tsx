import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** What the tool does, and a sign-in that comes back to it. */
export function ForGuests({ back }: { back: string }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Convert graphics`}
      lead={t`From a picture to a tactile drawing, in six steps.`}
      describe={{
        contents: t`What the converter does in its six steps, and a way to sign in.`,
        mainAction: t`Sign in`,
      }}
    >
      <WhatItDoes />
      <div className="picture-buttons">
        <ButtonLink to="/auth" search={{ return: back }} variant="primary">
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink to="/auth/signup" search={{ return: back }}>
          <Trans>Sign up</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

/** Uploading needs the right to. */
export function ForReaders() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Convert graphics`}
      lead={t`From a picture to a tactile drawing, in six steps.`}
      describe={{
        contents: t`What the converter does in its six steps, and a way to ask for upload access.`,
        mainAction: t`Request Upload Access`,
      }}
    >
      <WhatItDoes />
      <p>
        <Trans>To convert pictures, your account needs upload access.</Trans>
      </p>
      <div className="picture-buttons">
        <ButtonLink to="/settings" search={{ tab: 'account' }} variant="primary">
          <Trans>Request Upload Access</Trans>
        </ButtonLink>
        <ButtonLink to="/svg-editor">
          <Trans>Draw in the graphics editor</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

function WhatItDoes() {
  return (
    <ol className="picture-told flow">
      <li>
        <Trans>Upload: choose a picture, drop it, paste it or take a photo.</Trans>
      </li>
      <li>
        <Trans>Analyze: see what the picture is made of, and how well fingers could read it.</Trans>
      </li>
      <li>
        <Trans>Enhance: cut, straighten and clear the picture.</Trans>
      </li>
      <li>
        <Trans>Process: turn it into a tactile drawing, and repair what fingers would miss.</Trans>
      </li>
      <li>
        <Trans>Details: title, description, subject and licence.</Trans>
      </li>
      <li>
        <Trans>Save: keep it as a draft, download it, or submit it to the library.</Trans>
      </li>
    </ol>
  );
}
