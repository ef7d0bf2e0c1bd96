import { useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { AccountButton } from './account-button.tsx';

const SignedInMenu = lazy(async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu }));

export function AccountMenu() {
  const { t } = useLingui();
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  const [isWanted, setWanted] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (viewer.status === 'signed-in')
    return (
      <Suspense
        fallback={
          <AccountButton
            id="user-menu"
            onPress={() => setWanted(true)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        }
      >
        <SignedInMenu session={viewer.session} startsOpen={isWanted} startsFocused={isFocused} />
      </Suspense>
    );
  if (!isBuilt('/auth')) return null;
  return (
    <ButtonLink to="/auth" id="user-menu" variant="quiet" icon={<LogIn aria-hidden="true" size={24} />}>
      {t`Login`}
    </ButtonLink>
  );
}
