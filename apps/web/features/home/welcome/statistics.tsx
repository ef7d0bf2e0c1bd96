import { Trans, useLingui } from '@lingui/react/macro';
import { useProductSettings } from '../../../lib/server/product-settings.ts';
import { FigureCards } from '../figures/figure-cards.tsx';
import { SAMPLES } from '../figures/samples.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';

/** Three figures about the place, for as long as administrators show samples. */
export function Statistics() {
  const { t } = useLingui();
  const { showsSampleFigures } = useProductSettings();
  const { sample, sampleShare } = useFigureWords();
  if (!showsSampleFigures) return null;
  return (
    <section role="group" aria-labelledby="home-statistics">
      <h2 id="home-statistics">
        <Trans>In figures</Trans>
      </h2>
      <FigureCards
        figures={[
          { label: t`Accessible Resources`, sample: sample(SAMPLES.accessibleResources) },
          { label: t`Community Members`, sample: sample(SAMPLES.communityMembers) },
          { label: t`Conversion Success`, sample: sampleShare(SAMPLES.conversionSuccess) },
        ]}
      />
    </section>
  );
}
