import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

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
  'heat-map': msg`Heat map`,
  function: msg`Function graph`,
  'number-line': msg`Number line`,
  'time-line': msg`Time line`,
  pictogram: msg`Pictogram`,
  map: msg`Map by country`,
};

export function useKindName(): (type: string) => string {
  const { i18n } = useLingui();
  return (type) => {
    const name = Object.hasOwn(NAMES, type) ? NAMES[type] : undefined;
    return name ? i18n._(name) : type;
  };
}
