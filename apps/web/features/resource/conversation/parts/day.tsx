import { useLingui } from '@lingui/react/macro';
import { dayText } from '../../../../lib/words/date-text.ts';

export function Day({ time }: { time: string }) {
  const { t } = useLingui();
  return <time dateTime={time}>{dayText(time) ?? t`Unknown date`}</time>;
}
