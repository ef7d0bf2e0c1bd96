import { useLingui } from '@lingui/react/macro';
import { CircleUser } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import type { PressProps } from '../../../ui/actions/press.ts';

/** Stands in the header before its menu has arrived, too. */
export function AccountButton(props: PressProps) {
  const { t } = useLingui();
  return (
    <Button variant="quiet" icon={<CircleUser aria-hidden="true" size={24} />} {...props}>
      {t`Account`}
    </Button>
  );
}
