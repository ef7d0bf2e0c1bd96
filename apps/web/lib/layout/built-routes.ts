import { createContext, use } from 'react';

/** The pages of this build: nothing on screen links to a page that does not stand. */
export type BuiltRoutes = {
  readonly isBuilt: (path: string) => boolean;
  /** Every page without parameters, for those who check them all. */
  readonly paths: readonly string[];
};

export const BuiltRoutesContext = createContext<BuiltRoutes>({ isBuilt: () => true, paths: [] });

export const useBuiltRoutes = (): BuiltRoutes => use(BuiltRoutesContext);
export const useIsBuilt = (): BuiltRoutes['isBuilt'] => useBuiltRoutes().isBuilt;
