import { useLingui } from '@lingui/react/macro';
import { SampleFigures } from '../figures/sample-figures.tsx';
import { SAMPLES } from '../figures/samples.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';

/** Three figures about the place, for as long as they are shown. */
export function Statistics() {
  const { t } = useLingui();
  const { number, share } = useFigureWords();
  return (
    <SampleFigures
      figures={[
        { label: t`Accessible Resources`, value: number(SAMPLES.accessibleResources) },
        { label: t`Community Members`, value: number(SAMPLES.communityMembers) },
        { label: t`Conversion Success`, value: share(SAMPLES.conversionSuccess) },
      ]}
    />
  );
}
