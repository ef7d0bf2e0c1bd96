import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { listOfCard } from '../../listing/index.ts';

/** To the list from which this card was opened, where the card has the focus again; else to the library. */
export function BackToList({ id }: { id: string }) {
  const { t } = useLingui();
  const [list] = useState(() => listOfCard(id));
  const { pathname, searchParams } = new URL(list ?? '/library', location.origin);
  return (
    <ButtonLink
      to={pathname}
      search={Object.fromEntries(searchParams)}
      variant="quiet"
      icon={<ArrowLeft aria-hidden="true" size={20} />}
    >
      {pathname === '/search' ? t`Back to the search results` : t`Back to the library`}
    </ButtonLink>
  );
}
