import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGo } from '../../ui/page/use-go.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    mailedToken?: string;
  }
}

/**
 * The token of a mailed link. It leaves the address at once, where it would be seen over the shoulder, kept in
 * the history and copied with the address; the entry in the history keeps it, so that a reload does no harm.
 */
export function useMailedToken(): string {
  const { pathname, searchStr, state } = useLocation();
  const go = useGo();
  const inAddress = new URLSearchParams(searchStr).get('token');
  useEffect(() => {
    if (inAddress === null) return;
    const { token: _, ...search } = Object.fromEntries(new URLSearchParams(searchStr));
    go(pathname, { search, state: { mailedToken: inAddress }, replace: true });
  }, [go, pathname, searchStr, inAddress]);
  return inAddress ?? state.mailedToken ?? '';
}
