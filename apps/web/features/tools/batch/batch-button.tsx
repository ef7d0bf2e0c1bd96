import { Trans } from '@lingui/react/macro';
import { type Conversion, MOST_IN_BATCH } from '@relievo/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { BatchDialog } from './batch-dialog.tsx';

/** Drafts of the workbench that their author can still work on. */
function findOpenDrafts(conversions: readonly Conversion[]) {
  const drafts = conversions.flatMap(({ resource }) =>
    resource && (resource.isDraft || resource.status === 'rejected') ? [resource] : [],
  );
  return [...new Map(drafts.map((resource) => [resource.id, resource])).values()].slice(0, MOST_IN_BATCH);
}

/** Leads to what several drafts have in common, where there are several. */
export function BatchButton({ conversions }: { conversions: readonly Conversion[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const drafts = findOpenDrafts(conversions);
  if (drafts.length < 2) return null;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Trans>Details for several drafts</Trans>
      </Button>
      {isOpen ? <BatchDialog drafts={drafts} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
