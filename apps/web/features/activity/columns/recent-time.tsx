import { useLingui } from '@lingui/react/macro';
import { describeRecentTime } from '../../../lib/words/recent-time.ts';

/** When something happened, in the words of somebody who tells it. */
export function RecentTime({ at, now }: { at: string; now: Date }) {
  const { t } = useLingui();
  const recent = describeRecentTime(at, now);
  if (recent === null) return t`Unknown date`;
  const words = () => {
    if (recent.kind === 'now') return t`now`;
    if (recent.kind === 'date') return recent.date;
    return recent.kind === 'today' ? t`today at ${recent.time}` : t`yesterday at ${recent.time}`;
  };
  return <time dateTime={at}>{words()}</time>;
}
