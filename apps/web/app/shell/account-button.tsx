import { useLingui } from '@lingui/react/macro';
import { CircleUser } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Stands in the header before its menu has arrived, too. */
export function AccountButton({ onPress }: { onPress?: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      id="user-menu"
      variant="quiet"
      icon={<CircleUser aria-hidden="true" size={24} />}
      {...(onPress ? { onPress } : {})}
    >
      {t`Account`}
    </Button>
  );
}
