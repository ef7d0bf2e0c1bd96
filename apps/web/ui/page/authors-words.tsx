import type { ReactNode } from 'react';

/** What people wrote, among words of the interface: it keeps its own direction, and no program translates it. */
export const AuthorsWords = ({ children }: { children: ReactNode }) => <bdi translate="no">{children}</bdi>;
