import { useLingui } from '@lingui/react/macro';
import { SORT_NAMES, type SortOrder } from '../address/sort-orders.ts';
import { ChoiceSelect } from './choice-select.tsx';

interface SortSelectProps {
  sort: SortOrder;
  orders: readonly SortOrder[];
  onSort: (sort: SortOrder) => void;
}

export function SortSelect({ sort, orders, onSort }: SortSelectProps) {
  const { t } = useLingui();
  return <ChoiceSelect label={t`Sort`} value={sort} values={orders} names={SORT_NAMES} onChoose={onSort} />;
}
