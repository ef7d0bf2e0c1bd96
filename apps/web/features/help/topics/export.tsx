import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const exportTopic: HelpTopic = {
  id: 'export',
  title: msg`Get a copy of your data`,
  summary: msg`One zip file with everything we store about you, including your files.`,
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
          <Trans>Press Create my data file. The page shows the progress and says when it is ready.</Trans>
        </li>
        <li>
          <Trans>Follow the download link. It works for 7 days, and only for you.</Trans>
        </li>
      </ol>
    </>
  ),
};
