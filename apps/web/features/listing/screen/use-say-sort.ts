import { useLingui } from '@lingui/react/macro';
import { announce } from '../../../lib/speaking/announcer.ts';

/** Says by which column a table is sorted now, and which way. */
export function useSaySort(): (label: string, direction: 'ascending' | 'descending') => void {
  const { t } = useLingui();
  return (label, direction) =>
    announce(
      direction === 'ascending' ? t`Sorted by ${label}, ascending` : t`Sorted by ${label}, descending`,
      'library',
    );
}
