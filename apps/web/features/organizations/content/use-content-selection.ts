import { plural } from '@lingui/core/macro';
import type { OrganizationResource } from '@relievo/contracts/organizations';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';

/** What is chosen among the resources on screen; what is not on screen any more is not chosen. */
export interface ContentSelection {
  readonly chosen: readonly OrganizationResource[];
  readonly selectable: readonly OrganizationResource[];
  readonly isChosen: (id: string) => boolean;
  readonly choose: (resource: OrganizationResource, isChosen: boolean) => void;
  readonly chooseAll: (areChosen: boolean) => void;
  readonly clear: () => void;
}

export function useContentSelection(rows: readonly OrganizationResource[]): ContentSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectable = rows.filter(({ canChange }) => canChange);
  const chosen = selectable.filter(({ id }) => ids.has(id));
  const set = (next: readonly OrganizationResource[]) => {
    setIds(new Set(next.map(({ id }) => id)));
    announce(plural(next.length, { one: '# resource selected', other: '# resources selected' }), 'library');
  };
  return {
    chosen,
    selectable,
    isChosen: (id) => ids.has(id),
    choose: (resource, isChosen) =>
      set(isChosen ? [...chosen, resource] : chosen.filter(({ id }) => id !== resource.id)),
    chooseAll: (areChosen) => set(areChosen ? selectable : []),
    clear: () => setIds(new Set()),
  };
}
