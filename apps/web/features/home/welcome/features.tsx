import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Hand, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the product makes of a picture: for fingers, for ears, for readers. */
export function Features() {
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
