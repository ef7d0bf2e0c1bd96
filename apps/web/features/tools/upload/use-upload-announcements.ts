import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { percent as toShare } from '@relievo/words';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { measureUploads, type UploadItem } from './upload-list.ts';

const STEP = 25;

/** How far all of them are is said at every quarter and at the end, and in between nothing. */
export function useUploadAnnouncements(items: readonly UploadItem[]): void {
  const { t } = useLingui();
  const quantities = useQuantities();
  const said = useRef({ underWay: 0, quarter: 0 });
  const { underWay, arrived, failed, percent } = measureUploads(items);
  const quarter = Math.floor(percent / STEP) * STEP;
  const say = useEffectEvent((underWay: number, quarter: number) => {
    const before = said.current;
    said.current = { underWay, quarter: underWay > 0 ? quarter : 0 };
    if (underWay === 0 && before.underWay > 0) {
      const there = plural(arrived, {
        0: 'No file uploaded',
        one: '# file uploaded',
        other: '# files uploaded',
      });
      const refused = plural(failed, { one: '# file failed', other: '# files failed' });
      if (failed > 0) announce(t`${there}, ${refused}.`, 'errors');
      else if (arrived > 0) announce(`${there}.`);
    } else if (underWay > 0 && quarter > before.quarter && quarter < 100)
      announce(t`${quantities.share(toShare(quarter), 0)} uploaded`);
  });
  useEffect(() => say(underWay, quarter), [underWay, quarter]);
}
