import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SORT_NAMES, type SortOrder } from '../address/sort-orders.ts';

interface SortDialogProps {
  sort: SortOrder;
  orders: readonly SortOrder[];
  onSort: (sort: SortOrder) => void;
  onClose: () => void;
}

export function SortDialog({ sort, orders, onSort, onClose }: SortDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      title={t`Sort`}
      isOpen
      shape="drawer"
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <RadioGroup
        label={t`Order`}
        value={sort}
        onChange={(value) => {
          const order = orders.find((known) => known === value);
          if (order) onSort(order);
        }}
        options={orders.map((order) => ({ value: order, label: i18n._(SORT_NAMES[order]) }))}
      />
    </Dialog>
  );
}
