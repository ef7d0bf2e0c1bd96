import { Trans } from '@lingui/react/macro';
import { MOST_IN_BATCH } from '@relievo/contracts/content';
import type { Conversion } from '@relievo/contracts/uploads';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { ZipDialog } from './zip-dialog.tsx';

type Resource = NonNullable<Conversion['resource']>;

/** What came of the files of the workbench, each once. */
function findResources(conversions: readonly Conversion[]): Resource[] {
  const found = conversions.flatMap(({ resource }) => (resource ? [resource] : []));
  return [...new Map(found.map((resource) => [resource.id, resource])).values()];
}

function isOpenDraft({ isDraft, status }: Resource): boolean {
  return isDraft || status === 'rejected';
}

/** Leads to what several drafts have in common, and to the files of all of them, where there are several. */
export function BatchButton({ conversions }: { conversions: readonly Conversion[] }) {
  const [opened, setOpened] = useState<'details' | 'zip' | null>(null);
  const resources = findResources(conversions);
  const drafts = resources.filter(isOpenDraft).slice(0, MOST_IN_BATCH);
  const close = () => setOpened(null);
  if (resources.length < 2) return null;
  return (
    <div className="batch-buttons">
      {drafts.length < 2 ? null : (
        <Button onPress={() => setOpened('details')}>
          <Trans>Details for several drafts</Trans>
        </Button>
      )}
      <Button onPress={() => setOpened('zip')}>
        <Trans>All files as one zip</Trans>
      </Button>
      {opened === 'details' ? <BatchDialog drafts={drafts} onClose={close} /> : null}
      {opened === 'zip' ? <ZipDialog drafts={resources.slice(0, MOST_IN_BATCH)} onClose={close} /> : null}
    </div>
  );
}
