import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Hand, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the product makes of a picture: for fingers, for ears, for readers. */
export function Features() {
  const { t } = useLingui();
  return (
    <section role="group" aria-labelledby="home-ways">
      <h2 id="home-ways">
        <Trans>One picture, every way to read it</Trans>
      </h2>
      <ul className="home-cards" role="list">
        <Card icon={<Hand aria-hidden="true" size={28} />} title={t`Touch`}>
          <Trans>
            Swell paper, embosser or pin display, with braille at the right size and lines that are easy to
            feel.
          </Trans>
        </Card>
        <Card icon={<Volume2 aria-hidden="true" size={28} />} title={t`Hear`}>
          <Trans>
            Parts that are spoken when touched on a tablet, and patterns that vibrate under your finger.
          </Trans>
        </Card>
        <Card icon={<BookOpen aria-hidden="true" size={28} />} title={t`Read`}>
          <Trans>A description and named parts that work with any screen reader.</Trans>
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
