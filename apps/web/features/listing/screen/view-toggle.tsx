import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid, List } from 'lucide-react';
import { useStore } from '../../../lib/stores/use-store.ts';
import { showAs, viewStore } from './view.ts';

export function ViewToggle() {
  const { t } = useLingui();
  const view = useStore(viewStore);
  return (
    <div className="view-toggle" role="group" aria-label={t`Layout of the list`}>
      <button type="button" aria-pressed={view === 'grid'} onClick={() => showAs('grid')}>
        <LayoutGrid aria-hidden="true" size={20} />
        <span>
          <Trans>Grid</Trans>
        </span>
      </button>
      <button type="button" aria-pressed={view === 'list'} onClick={() => showAs('list')}>
        <List aria-hidden="true" size={20} />
        <span>
          <Trans>List</Trans>
        </span>
      </button>
    </div>
  );
}
