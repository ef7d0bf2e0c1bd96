import { Trans } from '@lingui/react/macro';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useProductSettings } from '../../../lib/server/product-settings.ts';
import { HeardCurve } from './heard-curve.tsx';

/** Few operators have a film, so the first page does not wait for its player. */
const Video = createLatePart(() => import('./video.tsx'), 'Video');

/** The product at work: the operator's film where there is one, else a drawing that can be seen and heard. */
export function Demonstration() {
  const { video } = useProductSettings();
  return (
    <section role="group" className="home-demonstration" aria-labelledby="home-demonstration">
      <h2 id="home-demonstration">
        <Trans>Hear and see how it works</Trans>
      </h2>
      {video ? <Video video={video} /> : <HeardCurve />}
    </section>
  );
}
