import type { Store } from '../stores/store.ts';

interface Sayings<Value> {
  readonly store: Store<Value>;
  /** Whether the server has all that the person has changed. */
  readonly isSaved: (value: Value) => boolean;
  readonly isTrouble: (value: Value) => boolean;
  /** Asks for words to be said when their turn comes; null says nothing. */
  readonly say: (words: () => string | null) => void;
  readonly words: () => string;
}

/**
 * Says that changes are saved: once, for who types is not told after each word, and again only after they could not be.
 * Words may have to wait for others, and are not said when something was changed meanwhile: then they are due again.
 */
export function saySaved<Value>({ store, isSaved, isTrouble, say, words }: Sayings<Value>): () => void {
  let isDue = true;
  let isAsked = false;
  const look = () => {
    const value = store.get();
    if (isTrouble(value)) isDue = true;
    if (!isDue || isAsked || !isSaved(value)) return;
    isAsked = true;
    say(() => {
      isAsked = false;
      if (!isSaved(store.get())) return null;
      isDue = false;
      return words();
    });
  };
  look();
  return store.subscribe(look);
}
