import { useEffect, useState } from 'react';
import { announcer, type Politeness } from '../lib/announcer.ts';

/** The only live regions of the app; they stand in the page from its first paint, as screen readers want them. */
export function LiveRegions() {
  return (
    <>
      <LiveRegion politeness="polite" />
      <LiveRegion politeness="assertive" />
    </>
  );
}

function LiveRegion({ politeness }: { politeness: Politeness }) {
  const [text, setText] = useState('');
  useEffect(() => announcer.subscribe(politeness, setText), [politeness]);
  return (
    <div
      className="spoken"
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {text}
    </div>
  );
}
