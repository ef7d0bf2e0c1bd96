import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { announce } from '../../../lib/speaking/announcer.ts';
import { ChoiceSelect, ListBrowser, NothingFound } from '../../listing/index.ts';
import { ResourceItem, STATE_NAMES } from '../../resource/index.ts';
import { OWN_STATES, ordersOf } from '../address/library-address.ts';
import type { TabProps } from '../address/tab-props.ts';
import { ownContentQuery } from '../query/library-queries.ts';
import { SentBack } from './sent-back.tsx';

const NAMES = { any: msg`Any`, ...STATE_NAMES };

/** What somebody made, in every state or in one, which each card shows; what was sent back comes first. */
export function YourContentTab({ state, onShown }: TabProps) {
  const { t, i18n } = useLingui();
  const { address, replace } = state;
  const { status } = address;
  const choose = (chosen: typeof status) => replace({ ...address, status: chosen, page: 1 });
  return (
    <ListBrowser
      kind="your-content"
      heading={t`Your Content`}
      searchLabel={t`Search your content`}
      state={state}
      orders={ordersOf(address)}
      query={ownContentQuery(address)}
      facets={{ list: 'ownContent', q: address.q, ...(status === 'any' ? {} : { status }) }}
      narrowing={{
        choice: (
          <ChoiceSelect
            label={t`Status`}
            value={status}
            values={OWN_STATES}
            names={NAMES}
            onChoose={(chosen) => {
              choose(chosen);
              announce(t`Status: ${i18n._(NAMES[chosen])}`, 'library');
            }}
          />
        ),
        isInUse: status !== 'any',
        without: { status: 'any' },
      }}
      intro={status === 'any' ? <SentBack onAll={() => choose('rejected')} /> : null}
      rowKey={({ id }) => id}
      empty={(clear) => (
        <NothingFound message={t`You haven't uploaded any content yet.`} clear={clear} canCreate />
      )}
      onShown={onShown}
    >
      {(resource, view, focusProps) => (
        <ResourceItem resource={resource} view={view} focusProps={focusProps} withState />
      )}
    </ListBrowser>
  );
}
