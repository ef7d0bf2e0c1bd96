import { type AddressState } from '../../listing/index.ts';
import type { LibraryAddress } from './library-address.ts';

/** What each tab of the library is given. */
export interface TabProps {
  readonly state: AddressState<LibraryAddress>;
  /** Told what the tab shows, in words, for the description of the page. */
  readonly onShown: (shown: string) => void;
}
