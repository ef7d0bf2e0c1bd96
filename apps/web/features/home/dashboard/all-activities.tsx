import { Trans } from '@lingui/react/macro';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { Link } from '../../../ui/actions/link.tsx';

/** From the latest to everything that the person did. */
export function AllActivities() {
  const isBuilt = useIsBuilt();
  if (!isBuilt('/your-activities')) return null;
  return (
    <p className="target-links">
      <Link to="/your-activities">
        <Trans>All your activities</Trans>
      </Link>
    </p>
  );
}
