import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Hand, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsBuilt } from '../../lib/built-routes.ts';
import { useViewer, type Viewer } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { ReliefPicture } from '../../ui/relief-picture.tsx';
import './home.css';

const PICTURE = { width: 150, height: 94 };
const loadPicture = async () => (await import('./parabola.ts')).parabola;

export function HomePage() {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <Page
      title={t`Pictures you can touch, hear and read`}
      variant="hero"
      lead={t`Turn a chart, a map or a worksheet into a tactile sheet, an audio-tactile graphic and words. Free, open, and built to be used without sight.`}
      actions={<Actions viewer={viewer} />}
      describe={{
        contents: t`What Relievo is, a picture of raised paper, three ways of reading, and the way from file to fingertips in three steps.`,
        ...(viewer.status === 'guest' ? { mainAction: t`Sign Up to Get Started` } : {}),
      }}
    >
      <div className="home flow">
        <figure className="home-picture">
          <ReliefPicture
            {...PICTURE}
            load={loadPicture}
            alt={t`Raised paper with a parabola: it falls, turns at its lowest point, and rises again. Both axes are named in braille.`}
          />
          <figcaption>
            <Trans>One drawing. Paper, pins, sound and words are all made from it.</Trans>
          </figcaption>
        </figure>
        <WaysOfReading />
        <Steps />
        {viewer.status === 'signed-in' && viewer.session.roles.includes('teacher') ? <QuickActions /> : null}
        {viewer.status === 'guest' ? <Invitation /> : null}
      </div>
    </Page>
  );
}

function Actions({ viewer }: { viewer: Viewer }) {
  if (viewer.status === 'unknown') return null;
  return viewer.status === 'guest' ? <WelcomeActions /> : <OwnActions canUpload={viewer.session.canUpload} />;
}

/** For who is signed in: to read, and to make where they may, or to ask for it. */
function OwnActions({ canUpload }: { canUpload: boolean }) {
  const isBuilt = useIsBuilt();
  return (
    <>
      {isBuilt('/library') ? (
        <ButtonLink to="/library" variant="primary">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      ) : null}
      {canUpload && isBuilt('/tools') ? (
        <ButtonLink to="/tools">
          <Trans>Create Content</Trans>
        </ButtonLink>
      ) : null}
      {canUpload ? null : (
        <ButtonLink to="/settings" search={{ tab: 'account' }}>
          <Trans>Request Upload Access</Trans>
        </ButtonLink>
      )}
    </>
  );
}

function WelcomeActions() {
  const isBuilt = useIsBuilt();
  return (
    <>
      {isBuilt('/library') ? (
        <ButtonLink to="/library">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      ) : null}
      <ButtonLink to="/auth" variant="primary">
        <Trans>Sign Up to Convert Files</Trans>
      </ButtonLink>
      {isBuilt('/students') ? (
        <ButtonLink to="/students" variant="quiet">
          <Trans>Learn More</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}

/** What a teacher does most, as far as its pages stand. */
function QuickActions() {
  const { t } = useLingui();
  const isBuilt = useIsBuilt();
  const actions = [
    { to: '/library', words: t`Search Library` },
    { to: '/tools', words: t`Create Content` },
    { to: '/svg-editor', words: t`Edit Graphics` },
  ].filter(({ to }) => isBuilt(to));
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby="home-quick-actions">
      <h2 id="home-quick-actions">
        <Trans>Quick actions</Trans>
      </h2>
      <ul className="home-quick-actions" role="list">
        {actions.map(({ to, words }) => (
          <li key={to}>
            <ButtonLink to={to}>{words}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaysOfReading() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="home-ways">
      <h2 id="home-ways">
        <Trans>One picture, every way of reading</Trans>
      </h2>
      <ul className="home-cards" role="list">
        <Card icon={<Hand aria-hidden="true" size={28} />} title={t`Touch`}>
          <Trans>
            Swell paper, embosser or pin display, with braille at its true size and every line checked for
            fingers.
          </Trans>
        </Card>
        <Card icon={<Volume2 aria-hidden="true" size={28} />} title={t`Hear`}>
          <Trans>
            Names and descriptions that tablets speak when a part is touched, and patterns that vibrate under
            a finger.
          </Trans>
        </Card>
        <Card icon={<BookOpen aria-hidden="true" size={28} />} title={t`Read`}>
          <Trans>A description and named parts that any screen reader walks through.</Trans>
        </Card>
      </ul>
    </section>
  );
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="home-card">
      <span className="home-icon">{icon}</span>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

function Steps() {
  const { t } = useLingui();
  const steps = [
    { title: t`Bring a drawing`, text: t`Shapes, lines and labels become one drawing in millimetres.` },
    {
      title: t`See what fingers get`,
      text: t`What is too close, too thin or too much is found and repaired with you.`,
    },
    { title: t`Take it anywhere`, text: t`Print, emboss, or send it to pins, tablets and phones.` },
  ];
  return (
    <section aria-labelledby="home-steps">
      <h2 id="home-steps">
        <Trans>From file to fingertips</Trans>
      </h2>
      <ol className="home-steps" role="list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Invitation() {
  return (
    <section className="home-invitation" aria-labelledby="home-invitation">
      <h2 id="home-invitation">
        <Trans>Open your account</Trans>
      </h2>
      <ButtonLink to="/auth/signup">
        <Trans>Sign Up to Get Started</Trans>
      </ButtonLink>
    </section>
  );
}
