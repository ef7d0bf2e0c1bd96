import { useEffect } from 'react';
import { useGo } from './use-go.ts';

/** Leaves at once and leaves no trace in the history. */
export function Redirect({ to, returnTo }: { to: string; returnTo?: string }) {
  const go = useGo();
  useEffect(() => {
    go(to, { replace: true, ...(returnTo ? { search: { return: returnTo } } : {}) });
  }, [go, to, returnTo]);
  return null;
}
