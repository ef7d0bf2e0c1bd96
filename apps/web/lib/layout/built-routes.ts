import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';

/** A page about one's own account, as the account menu and the command palette name it. */
export interface AccountPage {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

/** The pages of this build: nothing on screen links to a page that does not stand. */
export interface BuiltRoutes {
  readonly isBuilt: (path: string) => boolean;
  /** Every page without parameters, for those who check them all. */
  readonly paths: readonly string[];
  readonly ofAccount: readonly AccountPage[];
}

export const BuiltRoutesContext = createContext<BuiltRoutes>({
  isBuilt: () => false,
  paths: [],
  ofAccount: [],
});

export function useBuiltRoutes(): BuiltRoutes {
  return use(BuiltRoutesContext);
}
export function useIsBuilt(): BuiltRoutes['isBuilt'] {
  return useBuiltRoutes().isBuilt;
}
