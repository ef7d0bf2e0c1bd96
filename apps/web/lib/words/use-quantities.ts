import { useLingui } from '@lingui/react/macro';
import type { Count, Millimetres, Share } from '@relievo/words';

export interface QuantityWords {
  readonly count: (count: Count) => string;
  readonly share: (share: Share, decimals?: number) => string;
  readonly millimetres: (length: Millimetres, decimals?: number) => string;
}

/** Counts, shares and lengths as the language of the page writes them: each takes its own kind and no other. */
export function useQuantities(): QuantityWords {
  const { t, i18n } = useLingui();
  return {
    count: (count) => i18n.number(count),
    share: (share, decimals = 1) =>
      i18n.number(share / 100, { style: 'percent', maximumFractionDigits: decimals }),
    millimetres: (length, decimals = 1) => t`${i18n.number(length, { maximumFractionDigits: decimals })} mm`,
  };
}
