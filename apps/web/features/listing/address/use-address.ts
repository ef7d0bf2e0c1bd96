import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useGo } from '../../../ui/page/use-go.ts';
import { isSameQuery, mergeIntoAddress } from './corrected.ts';
import type { Codec, Query } from './fields.ts';

export interface AddressState<Address> {
  readonly address: Address;
  /** A place to come back from: Back leads to the address before. */
  readonly open: (next: Address) => void;
  /** The same place, seen otherwise. */
  readonly replace: (next: Address) => void;
}

/** The state of a page as its address says it; an address that says something else than it is read as is put right. */
export function useAddress<Address>(codec: Codec<Address>): AddressState<Address> {
  const go = useGo();
  const query = useQueryOf(codec.path);
  const address = codec.read(query);
  const corrected = mergeIntoAddress(query, codec.keys, codec.write(address));
  const isWrong = !isSameQuery(query, corrected);

  const goTo = useCallback(
    (next: Address, replace: boolean) =>
      go(codec.path, { search: mergeIntoAddress(query, codec.keys, codec.write(next)), replace }),
    [go, codec, query],
  );
  useEffect(() => {
    if (isWrong) goTo(codec.read(query), true);
  }, [isWrong, goTo, codec, query]);

  return {
    address,
    open: (next) => goTo(next, false),
    replace: (next) => goTo(next, true),
  };
}

/** While the next page is on its way the address is already its own: the page on screen keeps the last one it had. */
function useQueryOf(path: string): Query {
  const here = useLocation({
    select: ({ pathname, search }) => (pathname === path ? (search as Query) : undefined),
  });
  const [last, setLast] = useState<Query>(here ?? {});
  if (here && here !== last) setLast(here);
  return here ?? last;
}
