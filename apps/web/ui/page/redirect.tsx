import { useEffect, useState } from 'react';
import { useGo } from './use-go.ts';

/**
 * Leaves at once and leaves no trace in the history. Where to is settled when it appears: while the next page
 * is still on its way, the address on screen is already the new one.
 */
export function Redirect(props: { to: string; returnTo?: string }) {
  const go = useGo();
  const [{ to, returnTo }] = useState(props);
  useEffect(() => {
    go(to, { replace: true, ...(returnTo ? { search: { return: returnTo } } : {}) });
  }, [go, to, returnTo]);
  return null;
}
