import { Trans, useLingui } from '@lingui/react/macro';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Demonstration } from './demonstration.tsx';
import { Features } from './features.tsx';
import { Statistics } from './statistics.tsx';
import { Steps } from './steps.tsx';
import './welcome.css';

/** Home for guests. */
export function WelcomePage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Pictures you can touch, hear and read`}
      variant="hero"
      lead={t`Charts, maps and drawings as tactile sheets, braille, sound and text. Free, open source, and made to be used without sight.`}
      actions={<WelcomeActions />}
      beside={<Demonstration />}
      describe={{
        contents: t`What Relievo is, a demonstration, three ways to read a picture, and how it works in three steps.`,
        mainAction: t`Sign Up to Get Started`,
      }}
    >
      <div className="home flow">
        <Statistics />
        <Features />
        <Steps />
        <Invitation />
      </div>
    </Page>
  );
}

function WelcomeActions() {
  const isBuilt = useIsBuilt();
  return (
    <>
      {isBuilt('/library') ? (
        <ButtonLink to="/library" variant={isBuilt('/tools') ? 'secondary' : 'primary'}>
          <Trans>Browse Library</Trans>
        </ButtonLink>
      ) : null}
      {isBuilt('/tools') ? (
        <ButtonLink to="/auth" variant="primary">
          <Trans>Sign Up to Convert Files</Trans>
        </ButtonLink>
      ) : null}
      {isBuilt('/students') ? (
        <ButtonLink to="/students" variant="quiet">
          <Trans>Learn More</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}

function Invitation() {
  return (
    <section role="group" className="home-invitation" aria-labelledby="home-invitation">
      <h2 id="home-invitation">
        <Trans>Create your account</Trans>
      </h2>
      <div className="home-invitation-ways">
        <ButtonLink to="/auth/signup">
          <Trans>Sign Up to Get Started</Trans>
        </ButtonLink>
        <ButtonLink to="/auth">
          <Trans>Login</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
