import { Trans, useLingui } from '@lingui/react/macro';
import { PAGE_SIZES } from '@relievo/contracts/operations';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { countPages, FIRST_LAST_ABOVE, listPageNumbers, NEIGHBOURS } from '../../lib/layout/page-numbers.ts';
import { Button } from '../actions/button.tsx';
import { GoToPage } from './go-to-page.tsx';
import './pagination.css';

interface PaginationProps {
  /** What is paged, as many as there are: 'marketplace items'. */
  noun: string;
  /** Tells two of them on one page apart. */
  label?: string;
  page: number;
  perPage: number;
  total: number;
  /** There are more than the total, which is as far as they were counted and as they can be paged. */
  exceedsTotal?: boolean;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  /** How many pages stand on screen from `page` on, where more were loaded. */
  pagesShown?: number;
  compact?: boolean;
  withEnds?: boolean;
  withGoTo?: boolean;
}

export function Pagination({
  noun,
  label,
  page,
  perPage,
  total,
  exceedsTotal = false,
  onPage,
  onPerPage,
  pagesShown = 1,
  compact = false,
  withEnds = false,
  withGoTo = false,
}: PaginationProps) {
  const { t, i18n } = useLingui();
  const sizeId = useId();
  const pages = countPages(total, perPage);
  const last = Math.min(page + pagesShown - 1, pages);
  const begin = total === 0 ? 0 : (page - 1) * perPage + 1;
  const [from, to, all] = [begin, Math.min(last * perPage, total), total].map((count) => i18n.number(count));
  const ends = withEnds && pages > FIRST_LAST_ABOVE;
  return (
    <nav className="pagination" aria-label={label ?? t`Pagination`}>
      <p>
        {exceedsTotal ? (
          <Trans>
            Showing {from}-{to} of more than {all} {noun}
          </Trans>
        ) : (
          <Trans>
            Showing {from}-{to} of {all} {noun}
          </Trans>
        )}
      </p>
      <div className="pagination-size">
        <label htmlFor={sizeId}>
          <Trans>Items per page</Trans>
        </label>
        <select
          id={sizeId}
          className="input"
          value={perPage}
          onChange={(event) => onPerPage(Number(event.target.value))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
      {pages > 1 ? (
        <ul role="list">
          {ends ? (
            <li>
              <Button
                isDisabled={page === 1}
                onPress={() => onPage(1)}
                icon={<ChevronFirst aria-hidden="true" size={20} />}
              >
                <Trans>First</Trans>
              </Button>
            </li>
          ) : null}
          <li>
            <Button
              isDisabled={page === 1}
              onPress={() => onPage(page - 1)}
              icon={<ChevronLeft aria-hidden="true" size={20} />}
            >
              <Trans>Previous</Trans>
            </Button>
          </li>
          {listPageNumbers(page, pages, compact ? NEIGHBOURS.compact : NEIGHBOURS.full).map((mark, index) =>
            mark === 'gap' ? (
              // The gap has no identity but its place.
              <li key={`gap-${index < 3 ? 'before' : 'after'}`} className="pagination-gap" aria-hidden="true">
                …
              </li>
            ) : (
              <li key={mark}>
                <Button
                  variant={mark === page ? 'primary' : 'secondary'}
                  aria-label={t`Page ${mark}`}
                  {...(mark === page ? { 'aria-current': 'page' as const } : {})}
                  onPress={() => onPage(mark)}
                >
                  {mark}
                </Button>
              </li>
            ),
          )}
          <li>
            <Button
              isDisabled={last === pages}
              onPress={() => onPage(last + 1)}
              icon={<ChevronRight aria-hidden="true" size={20} />}
            >
              <Trans>Next</Trans>
            </Button>
          </li>
          {ends ? (
            <li>
              <Button
                isDisabled={page === pages}
                onPress={() => onPage(pages)}
                icon={<ChevronLast aria-hidden="true" size={20} />}
              >
                <Trans>Last</Trans>
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
      {withGoTo && pages > 1 ? <GoToPage pages={pages} onPage={onPage} /> : null}
    </nav>
  );
}
