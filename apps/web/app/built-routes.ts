import { createContext, use } from 'react';

/** Whether a path leads anywhere yet: nothing on screen links to a page that does not stand. */
export type IsBuilt = (path: string) => boolean;

export const BuiltRoutes = createContext<IsBuilt>(() => true);

export const useIsBuilt = (): IsBuilt => use(BuiltRoutes);
