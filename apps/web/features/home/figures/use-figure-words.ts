import { useLingui } from '@lingui/react/macro';
import { useProductSettings } from '../../../lib/server/product-settings.ts';

/** Figures as people write them; a sample is none where the administrators hide samples. */
export function useFigureWords() {
  const { i18n } = useLingui();
  const { showsSampleFigures } = useProductSettings();
  const number = (figure: number) => i18n.number(figure);
  const share = (figure: number) => i18n.number(figure, { style: 'percent', maximumFractionDigits: 1 });
  const ifShown = (words: string) => (showsSampleFigures ? words : undefined);
  return {
    own: (figure: number | undefined) => (figure === undefined ? undefined : number(figure)),
    sample: (figure: number) => ifShown(number(figure)),
    sampleShare: (figure: number) => ifShown(share(figure)),
  };
}
