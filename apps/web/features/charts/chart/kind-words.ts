import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KindReason } from '@relievo/chart';

/** A kind that the chart package has learned since is called as it is there. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  bar: msg`Bars`,
  line: msg`Lines`,
  area: msg`Areas`,
  scatter: msg`Points`,
  pie: msg`Pie`,
  donut: msg`Ring`,
  histogram: msg`Histogram`,
  box: msg`Box plot`,
  heat: msg`Heat map`,
  function: msg`Function graph`,
  'number-line': msg`Number line`,
  pictogram: msg`Pictogram`,
  timeline: msg`Time line`,
};

export function useKindName(): (type: string) => string {
  const { i18n } = useLingui();
  return (type) => {
    const name = Object.hasOwn(NAMES, type) ? NAMES[type] : undefined;
    return name ? i18n._(name) : type;
  };
}

/** Why the table itself suggests a kind, in one sentence. */
const REASONS: Readonly<Record<KindReason, MessageDescriptor>> = {
  dates: msg`The rows have dates, so the values follow each other in time.`,
  rising_numbers: msg`One column of numbers rises from row to row, so the values follow each other along it.`,
  names: msg`The rows have names, so their values are compared side by side.`,
};

export function useReasonWords(): (reason: KindReason) => string {
  const { i18n } = useLingui();
  return (reason) => i18n._(REASONS[reason]);
}
