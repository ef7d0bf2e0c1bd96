import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const searchTopic: HelpTopic = {
  id: 'search',
  title: msg`Find a resource`,
  summary: msg`Search, filter, return to where you were, and export results.`,
  words: msg`search find look library filter suggestion history recent feed export results`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Press <kbd>/</kbd> outside a text field, or skip to the search at the top of every page.
          </Trans>
        </li>
        <li>
          <Trans>Type what you are looking for and press Enter. The number of results is announced.</Trans>
        </li>
        <li>
          <Trans>Use Filters to narrow the results. Each option shows how many results it would give.</Trans>
        </li>
        <li>
          <Trans>
            Use the arrow keys to move from card to card and Enter to open one. When you go back, you return
            to the same card.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          Words such as beginner, worksheet, video or math set a filter. The page tells you, and you can
          search for the words themselves instead.
        </Trans>
      </p>
      <p>
        <Trans>
          You can search for titles, descriptions, subjects, tags and authors, in any order. Plurals and other
          forms of a word are found too. If nothing is found, the page suggests searches that find something.
        </Trans>
      </p>
      <p>
        <Trans>
          On the search page and in the marketplace you get suggestions while you type: use the arrow keys to
          move, Enter to choose one, and Escape to close them.
        </Trans>
      </p>
      <p>
        <Trans>
          Only you can see your searches. On the search page you can remove one or all of them, export them,
          or turn the history off. Below the results you can export them as a table or as references, or
          follow the search as a feed.
        </Trans>
      </p>
    </>
  ),
};
