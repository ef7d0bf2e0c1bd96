import { useEffect, useState } from 'react';
import { announcer, type Politeness } from '../../lib/speaking/announcer.ts';
import type { Phrase } from '../../lib/speaking/phrase.ts';
import { Phrases } from '../said/phrases.tsx';

/**
 * The only live regions of the app; they stand in the page from its first paint, as screen readers want
 * them. The mark keeps them speaking while a dialog makes the rest of the page inert.
 */
export function LiveRegions() {
  return (
    <div data-live-announcer="true">
      <LiveRegion politeness="polite" />
      <LiveRegion politeness="assertive" />
    </div>
  );
}

function LiveRegion({ politeness }: { politeness: Politeness }) {
  const [said, setSaid] = useState<readonly Phrase[]>([]);
  useEffect(() => announcer.subscribe(politeness, (_text, phrases) => setSaid(phrases)), [politeness]);
  return (
    <div
      className="spoken"
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
    >
      <Phrases said={said} />
    </div>
  );
}
