import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const searchTopic: HelpTopic = {
  id: 'search',
  title: msg`Find a resource`,
  summary: msg`Search, let words set filters, come back to where you were, and take results along.`,
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
          <Trans>Type what you look for and press Enter. You hear how much was found.</Trans>
        </li>
        <li>
          <Trans>Narrow it with Filters: beside each value stands how many results it would give.</Trans>
        </li>
        <li>
          <Trans>
            Move from card to card with the arrow keys and open one with Enter. The way back leads to the same
            card.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          Words such as beginner, worksheet, video or math set a filter. You are told so, and one button
          searches for the words themselves.
        </Trans>
      </p>
      <p>
        <Trans>
          On the search page and in the marketplace the field suggests while you type: arrow keys go through
          the suggestions, Enter takes one, Escape closes them.
        </Trans>
      </p>
      <p>
        <Trans>
          Your searches are kept for you alone. On the search page you forget one or all of them, take them
          along, or switch the history off. Below the results you can save them as a table or as references,
          or follow the search as a feed.
        </Trans>
      </p>
    </>
  ),
};
