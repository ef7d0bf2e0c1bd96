import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../../lib/words/date-text.ts';

export function Day({ time }: { time: string }) {
  const { t } = useLingui();
  return <time dateTime={time}>{formatDay(time) ?? t`Unknown date`}</time>;
}
