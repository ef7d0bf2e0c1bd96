import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { Link } from '../../ui/actions/link.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
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
      lead={t`One page for each task. Search by your own words.`}
      describe={{
        contents: t`A search field, then ${found.length} help pages as a list of links with a sentence each.`,
        mainAction: t`Search the help`,
      }}
    >
      <div className="help-search">
        <SearchField
          label={t`Search the help`}
          placeholder={t`Search the help`}
          value={question}
          onChange={search}
        />
      </div>
      {found.length === 0 ? (
        <p>{t`No help page has all of these words. Try fewer or other words, or write to us by the contact form.`}</p>
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
