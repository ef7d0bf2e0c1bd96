import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { SignInNeeded } from '../tabs/sign-in-needed.tsx';
import { SharedList } from './shared-list.tsx';

/** Collections of others that their owners share with the person. */
export function SharedPage() {
  const { t } = useLingui();
  const { status } = useViewer();
  const [shown, setShown] = useState('');
  const isIn = status === 'signed-in';
  return (
    <Page
      title={t`Shared with me`}
      lead={t`Collections that others share with you. Keep a copy of what you want to change.`}
      describe={{
        contents: isIn
          ? t`A search field, sorting and the collections that are shared with you. ${shown}`
          : t`A message that asks you to sign in.`,
        mainAction: isIn ? t`Open a collection` : t`Login`,
        keys: [{ keys: t`Arrow keys`, does: t`Move from card to card` }],
      }}
    >
      {status === 'unknown' ? <Loading label={t`Checking your sign-in…`} /> : null}
      {status === 'guest' ? <SignInNeeded message={t`Sign in to see what is shared with you.`} /> : null}
      {isIn ? <SharedList onShown={setShown} /> : null}
    </Page>
  );
}
