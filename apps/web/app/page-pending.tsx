import { useLingui } from '@lingui/react/macro';
import { Loading } from '../ui/states/loading.tsx';

/** What stands in place of a page that is long on its way. */
export function PagePending() {
  const { t } = useLingui();
  return <Loading label={t`Loading…`} />;
}
