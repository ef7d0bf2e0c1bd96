import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const notificationsTopic: HelpTopic = {
  id: 'notifications',
  title: msg`Read a message in peace`,
  summary: msg`They are said, they wait while you read, and a key leads to them.`,
  words: msg`toast notification notice bell alert disappears too fast`,
  Body: () => (
    <>
      <p>
        <Trans>
          A message at the top of the page says that something was done or went wrong. Your screen reader says
          it at once, beginning with Error or Success, without moving the focus.
        </Trans>
      </p>
      <p>
        <Trans>
          It stays for eight seconds, and as long as the focus or the pointer is on it. Press <kbd>Alt+N</kbd>{' '}
          to go there; each has a button that dismisses it. When none is left, the same key shows the past
          ones, the latest first; the button Past messages at the foot of each page does so too.
        </Trans>
      </p>
      <p>
        <Trans>
          What concerns you and is not for the moment, such as a review of your work, is a notice: the bell in
          the header says how many you have not read, and keeps them until you remove them. In the settings
          you choose which come as a mail too.
        </Trans>
      </p>
    </>
  ),
};
