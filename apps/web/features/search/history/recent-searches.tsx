import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchEntry } from '@relievo/contracts/library/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { formatDay } from '../../../lib/words/date-text.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ButtonAnchor, Link } from '../../../ui/actions/link.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { createSearchAddress, SEARCH_CODEC } from '../query/search-address.ts';
import { recentSearchesQuery } from '../query/search-queries.ts';
import { HistorySwitch } from './history-switch.tsx';
import './searches.css';

/** A person's latest searches: again, or forgotten one by one or all at once. Nobody else sees them. */
export function RecentSearches({ person }: { person: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const mine = recentSearchesQuery(person);
  const { data: recent = [] } = useQuery(mine);
  const forgotten = () => {
    heading.current?.focus();
    void queries.invalidateQueries({ queryKey: mine.queryKey });
  };
  const remove = useAction({
    run: ({ id }: SearchEntry) => client.searches.remove({ id }),
    done: t`Search removed.`,
    onDone: forgotten,
  });
  const clear = useAction({
    run: () => client.searches.clear(),
    done: t`Your searches are cleared.`,
    onDone: forgotten,
  });
  const refused = remove.refused ?? clear.refused;
  return (
    <section role="group" className="searches" aria-labelledby="recent-searches">
      <h2 id="recent-searches" ref={heading} tabIndex={-1}>
        <Trans>Your recent searches</Trans>
      </h2>
      {refused ? <Refusal text={refused} /> : null}
      {recent.length === 0 ? (
        <p>
          <Trans>No recent searches. Only you can see what you search for.</Trans>
        </p>
      ) : (
        <ul role="list">
          {recent.map((entry) => (
            <Entry key={entry.id} entry={entry} onRemove={() => remove.start(entry)} />
          ))}
        </ul>
      )}
      <HistorySwitch />
      {recent.length > 0 ? (
        <div className="searches-actions">
          <ButtonAnchor href="/api/searches/export" download>
            <Trans>Export my searches (CSV)</Trans>
          </ButtonAnchor>
          <ConfirmButton
            title={t`Clear all your searches?`}
            consequence={
              <p>
                <Trans>All your recent searches are deleted. This cannot be undone.</Trans>
              </p>
            }
            action={t`Clear all`}
            isPending={clear.isPending}
            onConfirm={() => clear.start()}
          >
            <Trans>Clear all searches</Trans>
          </ConfirmButton>
        </div>
      ) : null}
    </section>
  );
}

function Entry({ entry, onRemove }: { entry: SearchEntry; onRemove: () => void }) {
  const { t } = useLingui();
  const { searchQuery, resultsCount, createdAt } = entry;
  const results = plural(resultsCount, { one: '# result', other: '# results' });
  const day = formatDay(createdAt) ?? t`Unknown date`;
  return (
    <li>
      <span className="searches-words">
        <Link
          to={SEARCH_CODEC.path}
          search={SEARCH_CODEC.write(createSearchAddress(searchQuery))}
          translate="no"
        >
          {searchQuery}
        </Link>{' '}
        <span className="searches-note">{t`${results}, ${day}`}</span>
      </span>
      <IconButton
        label={t`Remove the search ${searchQuery}`}
        icon={<X aria-hidden="true" size={20} />}
        onPress={onRemove}
      />
    </li>
  );
}
