import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { ButtonLink, Link } from '../../ui/actions/link.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/states/state-message.tsx';
import { findTopics } from './find-topics.ts';
import { TOPICS } from './topics.ts';
import './help.css';

export function HelpPage() {
  const { t, i18n } = useLingui();
  const [question, setQuestion] = useState('');
  const all = TOPICS.map(({ id, title, summary, words }) => ({
    id,
    title: i18n._(title),
    summary: i18n._(summary),
    text: [title, summary, words].map((message) => i18n._(message)).join(' '),
  }));
  const found = findTopics(all, question);
  const search = (text: string) => {
    setQuestion(text);
    const { length } = findTopics(all, text);
    announce(length === 0 ? t`No help pages found` : t`${length} of ${all.length} help pages`, 'library');
  };
  return (
    <Page
      title={t`Help`}
      lead={t`Short guides to each task.`}
      describe={{
        contents: t`A search field, then a list of ${found.length} help pages.`,
        mainAction: t`Search help`,
      }}
    >
      <div className="help-search">
        <SearchField label={t`Search help`} placeholder={t`Search help`} value={question} onChange={search} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t`No help pages found`}
          message={t`Try fewer or different words, or ask us with the contact form.`}
          action={<ButtonLink to="/contact">{t`Contact Us`}</ButtonLink>}
        />
      ) : (
        <ul className="help-topics" role="list">
          {found.map(({ id, title, summary }) => (
            <li key={id}>
              <h2>
                <Link to={`/help/${id}`}>{title}</Link>
              </h2>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
