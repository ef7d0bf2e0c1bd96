import { plural } from '@lingui/core/macro';
import type { AdministeredPerson } from '@relievo/contracts/administration';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';

/** Who is chosen among the people on screen; whoever is not on screen any more is not chosen. */
export interface Selection {
  readonly chosen: readonly AdministeredPerson[];
  readonly selectable: readonly AdministeredPerson[];
  readonly isChosen: (person: AdministeredPerson) => boolean;
  readonly choose: (person: AdministeredPerson, isChosen: boolean) => void;
  readonly chooseAll: (areChosen: boolean) => void;
  readonly clear: () => void;
}

export function useSelection(rows: readonly AdministeredPerson[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectable = rows.filter(({ isAdministered }) => isAdministered);
  const chosen = selectable.filter(({ id }) => ids.has(id));
  const set = (next: readonly AdministeredPerson[]) => {
    setIds(new Set(next.map(({ id }) => id)));
    const count = next.length;
    announce(plural(count, { one: '# person selected', other: '# people selected' }), 'library');
  };
  return {
    chosen,
    selectable,
    isChosen: ({ id }) => ids.has(id),
    choose: (person, isChosen) =>
      set(isChosen ? [...chosen, person] : chosen.filter(({ id }) => id !== person.id)),
    chooseAll: (areChosen) => set(areChosen ? selectable : []),
    clear: () => setIds(new Set()),
  };
}
