import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { correctAddress, dropFilters, SEARCH_CODEC, type SearchAddress } from '../query/search-address.ts';
import { correctionsQuery, foundWithoutFiltersQuery } from '../query/search-queries.ts';
import './nothing-found.css';

interface NothingFoundProps {
  address: SearchAddress;
  replace: (address: SearchAddress) => void;
}

/** What stands where a search finds nothing: searches like it that find something, and nothing that does not. */
export function NothingFound({ address, replace }: NothingFoundProps) {
  const { t } = useLingui();
  const { data: withoutFilters = 0 } = useQuery(foundWithoutFiltersQuery(address));
  return (
    <EmptyState
      title={t`No resources found`}
      message={t`Try fewer or different words, or remove filters.`}
      action={
        <>
          <Corrections address={address} />
          {withoutFilters > 0 ? (
            <Button
              onPress={() => {
                replace(dropFilters(address));
                focusHeading();
              }}
            >
              <Trans>Search without filters</Trans>
            </Button>
          ) : null}
        </>
      }
    />
  );
}

function Corrections({ address }: { address: SearchAddress }) {
  const { t, i18n } = useLingui();
  const { data: corrections = [] } = useQuery(correctionsQuery(address));
  const count = (total: number, isMore: boolean) => {
    const number = i18n.number(total);
    return isMore ? t`more than ${number} results` : plural(total, { one: '# result', other: '# results' });
  };
  const [first] = corrections;
  const said = first && t`Did you mean ${first.search}? ${count(first.total, first.exceedsTotal)}`;
  useEffect(() => {
    if (said) announce(said, 'library');
  }, [said]);
  if (!first) return null;
  return (
    <div className="corrections">
      <h3>
        <Trans>Did you mean</Trans>
      </h3>
      <ul role="list">
        {corrections.map((correction) => (
          <li key={correction.search}>
            <Link to={SEARCH_CODEC.path} search={SEARCH_CODEC.write(correctAddress(address, correction))}>
              <span translate="no">{correction.search}</span>{' '}
              <span>{`(${count(correction.total, correction.exceedsTotal)})`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
