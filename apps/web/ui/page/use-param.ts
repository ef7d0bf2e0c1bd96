import { useParams } from '@tanstack/react-router';

/**
 * What stands in the address of this page at `$name`. The location itself is already the next page's while that
 * is on its way; the page on screen keeps its own.
 */
export function useParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  return params[name] ?? '';
}
