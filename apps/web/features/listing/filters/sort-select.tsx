import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SORT_NAMES, type SortOrder } from '../address/sort-orders.ts';
import '../../../ui/fields/field.css';

interface SortSelectProps {
  sort: SortOrder;
  orders: readonly SortOrder[];
  onSort: (sort: SortOrder) => void;
}

export function SortSelect({ sort, orders, onSort }: SortSelectProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="sort-select">
      <label htmlFor={id}>
        <Trans>Sort</Trans>
      </label>
      <select
        id={id}
        className="input"
        value={sort}
        onChange={({ target }) => {
          const order = orders.find((known) => known === target.value);
          if (order) onSort(order);
        }}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {i18n._(SORT_NAMES[order])}
          </option>
        ))}
      </select>
    </div>
  );
}
