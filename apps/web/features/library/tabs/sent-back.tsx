import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { sentBackQuery } from '../query/library-queries.ts';
import './sent-back.css';

/** What reviewers ask something of, above everything else: each leads to where it is edited and their note is read. */
export function SentBack({ onAll }: { onAll: () => void }) {
  const { t } = useLingui();
  const { data } = useQuery(sentBackQuery);
  if (!data || data.total === 0) return null;
  const { rows, total } = data;
  return (
    <section role="group" className="sent-back flow" aria-labelledby="sent-back">
      <h3 id="sent-back">
        {plural(total, {
          one: '# resource needs changes',
          other: '# resources need changes',
        })}
      </h3>
      <ul role="list">
        {rows.map(({ id, title, language }) => (
          <li key={id}>
            <Link to={`/content/${id}`} lang={language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {total > rows.length ? (
        <Button onPress={onAll} aria-label={t`Show all ${total} resources that need changes`}>
          <Trans>Show all {total}</Trans>
        </Button>
      ) : null}
    </section>
  );
}
