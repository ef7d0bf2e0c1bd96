import type { MouseEvent, ReactNode } from 'react';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { Link } from '../../../ui/actions/link.tsx';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import type { Query } from '../address/fields.ts';
import { useKeepPosition } from './use-return-to-card.ts';
import './card.css';

interface CardLinkProps {
  /** What the card opens, and where. */
  id: string;
  to: string;
  search?: Query;
  focusProps: FocusProps;
  /** The id of the words that a screen reader adds to the name. */
  describedBy?: string;
  children: ReactNode;
}

/** The one way into a card: a link over the whole of it, or its name alone where no page stands to open. */
export function CardLink({ id, to, search, focusProps, describedBy, children }: CardLinkProps) {
  const isBuilt = useIsBuilt();
  const keep = useKeepPosition();
  if (!isBuilt(to)) return <span className="card-name">{children}</span>;
  return (
    <Link
      to={to}
      className="card-name card-link"
      {...(search ? { search } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      {...focusProps}
      onClick={(event) => {
        if (opensInThisTab(event)) keep(id);
      }}
    >
      {children}
    </Link>
  );
}

function opensInThisTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
