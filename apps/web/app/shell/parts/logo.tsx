import { useLingui } from '@lingui/react/macro';
import { themeStore } from '../../../lib/settings/display.ts';
import { useStore } from '../../../lib/stores/use-store.ts';

/** Two drawings of the cell, one for each theme. */
export function Logo({ withName = true }: { withName?: boolean }) {
  const { t } = useLingui();
  const theme = useStore(themeStore);
  return (
    <span className="logo">
      <img
        src={theme === 'dark' ? '/logo-dark.svg' : '/logo-light.svg'}
        alt={withName ? '' : t`Relievo`}
        width={36}
        height={36}
      />
      {withName ? <span className="logo-name">{t`Relievo`}</span> : null}
    </span>
  );
}
