import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const exportTopic: HelpTopic = {
  id: 'export',
  title: msg`Get a copy of your data`,
  summary: msg`One zip file with everything that is stored about you, your own files among it.`,
  words: msg`export download data privacy copy backup GDPR`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open the{' '}
            <Link to="/settings" search={{ tab: 'account' }}>
              settings of your account
            </Link>{' '}
            and go to the heading Your data.
          </Trans>
        </li>
        <li>
          <Trans>Press Put my data together. The page says how far it is, and when it is done.</Trans>
        </li>
        <li>
          <Trans>Follow the download link. It works for 7 days, and only for you.</Trans>
        </li>
      </ol>
    </>
  ),
};
