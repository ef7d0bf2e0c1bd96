import { Trans, useLingui } from '@lingui/react/macro';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useProductSettings } from '../../../lib/server/product-settings.ts';
import { isAdministrator, useViewer } from '../../../lib/server/session.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type Figure, FigureCards } from './figure-cards.tsx';
import { hideSamples, samplesStore } from './samples-hidden.ts';

/** What only administrators press is no part of everybody's first page. */
const SampleSwitch = createLatePart(() => import('./sample-switch.tsx'), 'SampleSwitch');

/** The figures that count nothing: said once for all of them, and gone for ever at a press. */
export function SampleFigures({ figures }: { figures: readonly Figure[] }) {
  const { showsSampleFigures } = useProductSettings();
  const isHidden = useStore(samplesStore);
  const decidesForAll = isAdministrator(useViewer());
  if (!decidesForAll && (isHidden || !showsSampleFigures)) return null;
  return (
    <section role="group" className="samples" aria-labelledby="sample-figures">
      <div className="figures-head">
        <h2 id="sample-figures">
          <Trans>Sample figures</Trans>
        </h2>
        {decidesForAll ? <SampleSwitch /> : <HideSamples />}
      </div>
      {showsSampleFigures ? (
        <>
          <p>
            <Trans>They show what could be counted here, and count nothing.</Trans>
          </p>
          <FigureCards figures={figures} />
        </>
      ) : null}
    </section>
  );
}

/** In this browser, for whoever looks. */
function HideSamples() {
  const { t } = useLingui();
  return (
    <Button
      onPress={() => {
        hideSamples();
        announce(t`Sample figures are hidden.`);
        // The button that had the focus is gone with them.
        focusHeading();
      }}
    >
      <Trans>Hide sample figures</Trans>
    </Button>
  );
}
