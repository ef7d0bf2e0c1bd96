import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const screenReaderTopic: HelpTopic = {
  id: 'screen-reader',
  title: msg`Find your way with a screen reader`,
  summary: msg`Landmarks, headings, skip links, and what is announced when the page changes.`,
  words: msg`NVDA JAWS VoiceOver TalkBack Narrator blind landmarks regions headings skip`,
  Body: () => (
    <>
      <p>
        <Trans>
          Every page has the same parts in the same order: skip links, main navigation, a header with your
          account, main content and a footer. Each is a landmark, so you can jump to it with your screen
          reader’s landmark or region key.
        </Trans>
      </p>
      <p>
        <Trans>
          Every page has one level 1 heading, its title. When you open a page, the focus moves to that heading
          and the title is announced. Sections start with a level 2 heading.
        </Trans>
      </p>
      <p>
        <Trans>
          Press Tab once on a page to show the skip links. They lead to the main content, the navigation and
          your account. The last one describes the page layout.
        </Trans>
      </p>
    </>
  ),
};
