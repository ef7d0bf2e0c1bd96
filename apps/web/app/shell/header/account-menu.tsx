import { useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { AccountButton } from './account-button.tsx';

const SignedInMenu = createLatePart(() => import('./signed-in-menu.tsx'), 'SignedInMenu');

export function AccountMenu() {
  const { t } = useLingui();
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  const [isWanted, setWanted] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (viewer.status === 'signed-in')
    return (
      <SignedInMenu
        session={viewer.session}
        startsOpen={isWanted}
        startsFocused={isFocused}
        meanwhile={
          <AccountButton
            id="user-menu"
            onPress={() => setWanted(true)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        }
      />
    );
  if (!isBuilt('/auth')) return null;
  return (
    <ButtonLink to="/auth" id="user-menu" variant="quiet" icon={<LogIn aria-hidden="true" size={24} />}>
      {t`Login`}
    </ButtonLink>
  );
}
