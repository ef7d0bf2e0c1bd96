import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Count, Millimetres, Share } from '@relievo/words';

export interface QuantityWords {
  readonly count: (count: Count) => string;
  readonly share: (share: Share, decimals?: number) => string;
  readonly millimetres: (length: Millimetres, decimals?: number) => string;
  /** Several lengths, of which the last says the unit. */
  readonly lengths: (lengths: readonly Millimetres[], decimals?: number) => readonly string[];
}

/** Counts, shares and lengths as the language of the page writes them: each takes its own kind and no other. */
export function createQuantityWords(i18n: I18n): QuantityWords {
  const digits = (length: Millimetres, decimals: number) =>
    i18n.number(length, { maximumFractionDigits: decimals });
  const millimetres = (length: Millimetres, decimals = 1) => i18n._(msg`${digits(length, decimals)} mm`);
  return {
    count: (count) => i18n.number(count),
    share: (share, decimals = 1) =>
      i18n.number(share / 100, { style: 'percent', maximumFractionDigits: decimals }),
    millimetres,
    lengths: (lengths, decimals = 1) =>
      lengths.map((length, index) =>
        index === lengths.length - 1 ? millimetres(length, decimals) : digits(length, decimals),
      ),
  };
}

export function useQuantities(): QuantityWords {
  const { i18n } = useLingui();
  return createQuantityWords(i18n);
}
