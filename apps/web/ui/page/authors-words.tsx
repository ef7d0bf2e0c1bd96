import type { ReactNode } from 'react';

/** What people wrote, among words of the interface: it keeps its own direction, and no program translates it. */
export function AuthorsWords({ children }: { children: ReactNode }) {
  return <bdi translate="no">{children}</bdi>;
}
