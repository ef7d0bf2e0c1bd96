import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_COUNTED } from '@relievo/contracts/notices';
import { Bell } from 'lucide-react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import type { PressProps } from '../../ui/actions/press.ts';
import './bell-button.css';

/** Stands in the header before the rest of the bell has arrived, too. */
export function BellButton({ unread, ...props }: PressProps & { unread: number }) {
  const { t } = useLingui();
  const isMany = unread > MOST_COUNTED;
  const counted = isMany
    ? t`more than ${MOST_COUNTED} unread`
    : plural(unread, { 0: 'none unread', one: '# unread', other: '# unread' });
  return (
    <IconButton
      {...props}
      label={t`Notices, ${counted}`}
      aria-haspopup="dialog"
      icon={
        <span className="bell">
          <Bell aria-hidden="true" />
          {unread > 0 ? (
            <span className="bell-count" aria-hidden="true">
              {isMany ? `${MOST_COUNTED}+` : unread}
            </span>
          ) : null}
        </span>
      }
    />
  );
}
