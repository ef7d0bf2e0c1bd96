import { type ComponentType, createContext } from 'react';

/** What other features bring into the library; the app puts them together. What is not there is not offered. */
export type LibraryParts = {
  /** The dialog that makes a collection. */
  readonly NewCollection?: ComponentType<{ onClose: () => void }>;
};

export const LibraryPartsContext = createContext<LibraryParts>({});
