import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Conversion } from '@relievo/contracts/uploads';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';

/** Said once when nothing is under way any more: how many of those that were are ready, and how many failed. */
export function useConversionAnnouncements(conversions: readonly Conversion[] | undefined): void {
  const { t } = useLingui();
  const followed = useRef(new Set<string>());
  const say = useEffectEvent((all: readonly Conversion[]) => {
    const underWay = all.filter(({ state }) => state === 'waiting' || state === 'working');
    for (const { id } of underWay) followed.current.add(id);
    if (underWay.length > 0 || followed.current.size === 0) return;
    const count = (wanted: Conversion['state']) =>
      all.filter(({ id, state }) => followed.current.has(id) && state === wanted).length;
    const [ready, failed] = [count('done'), count('failed')];
    followed.current.clear();
    if (ready + failed === 0) return;
    const done = plural(ready, {
      0: 'No file converted',
      one: '# file converted',
      other: '# files converted',
    });
    const lost = plural(failed, { one: '# could not be converted', other: '# could not be converted' });
    if (failed > 0) announce(t`${done}, ${lost}.`, 'errors');
    else announce(`${done}.`);
  });
  useEffect(() => {
    if (conversions) say(conversions);
  }, [conversions]);
}
