import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnWork as Work } from '@relievo/contracts/activity';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FORM_WORDS } from '../../../lib/words/accessible-form-words.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { ownWorkQuery } from './queries.ts';

import './own-work.css';

/** What waits for who makes content, what came back first; kinds without anything are left out. */
export function OwnWork() {
  const { data: work } = useQuery(ownWorkQuery);
  if (!work || Object.values(work).every((rows) => rows.length === 0)) return null;
  return (
    <section role="group" aria-labelledby="own-work">
      <h2 id="own-work">
        <Trans>Your work</Trans>
      </h2>
      <div className="own-work">
        <Waiting work={work} />
        <Opened work={work} />
      </div>
    </section>
  );
}

function Waiting({ work: { sentBack, drafts, requests } }: { work: Work }) {
  const { i18n } = useLingui();
  return (
    <>
      <Kind name={<Trans>Sent back by reviewers</Trans>} rows={sentBack}>
        {({ id, title }) => <ToDesk id={id} title={title} />}
      </Kind>
      <Kind name={<Trans>Drafts to finish</Trans>} rows={drafts}>
        {({ id, title }) => <ToDesk id={id} title={title} />}
      </Kind>
      <Kind name={<Trans>Formats people ask for</Trans>} rows={requests} keyOf={({ requestId }) => requestId}>
        {({ id, title, form, people }) => (
          <>
            <ToResource id={id} title={title} />
            <span className="own-work-note">
              {[i18n._(FORM_WORDS[form]), plural(people, { one: '# person', other: '# people' })].join(', ')}
            </span>
          </>
        )}
      </Kind>
    </>
  );
}

function Opened({ work: { opened } }: { work: Work }) {
  return (
    <Kind name={<Trans>Opened most</Trans>} rows={opened}>
      {({ id, title, views }) => (
        <>
          <ToResource id={id} title={title} />
          <span className="own-work-note">{plural(views, { one: '# view', other: '# views' })}</span>
        </>
      )}
    </Kind>
  );
}

interface KindProps<Row> {
  name: ReactNode;
  rows: readonly Row[];
  keyOf?: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

function Kind<Row extends { readonly id: string }>({
  name,
  rows,
  keyOf = ({ id }) => id,
  children,
}: KindProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <div className="own-work-kind">
      <h3>{name}</h3>
      <ul role="list">
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
    </div>
  );
}

interface TitleProps {
  id: string;
  title: string;
}

/** Where its author goes on with it. */
function ToDesk({ id, title }: TitleProps) {
  const { t } = useLingui();
  return (
    <Link to="/content/$id" params={{ id }}>
      {title.trim() ? <AuthorsWords>{title}</AuthorsWords> : t`Without a title`}
    </Link>
  );
}

function ToResource({ id, title }: TitleProps) {
  return (
    <Link to="/resource/$id" params={{ id }}>
      <AuthorsWords>{title}</AuthorsWords>
    </Link>
  );
}
