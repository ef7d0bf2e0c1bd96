/** So much of a list is unpacked within one picture of the screen; thousands of findings take longer than ten of them. */
export const PART = 500;

/** A list on its way back from a worker: what the other side has already is sent as its number. */
export interface SentList {
  /** What is new, in parts, each of which is sent by itself. */
  readonly parts: readonly (readonly unknown[])[];
  /** What stands at each place of the list: a number of the list before, or one below zero of what is new. */
  readonly places: Int32Array<ArrayBuffer>;
}

/** After one step nearly all findings are those of the drawing before, and to copy all of them would hold up who draws. */
export function createListSender(): (list: readonly unknown[]) => SentList {
  let before = new Map<string, number>();
  return (list) => {
    const now = new Map<string, number>();
    const fresh: unknown[] = [];
    const places = Int32Array.from(list, (thing, at) => {
      const words = JSON.stringify(thing);
      now.set(words, at);
      return before.get(words) ?? -fresh.push(thing);
    });
    before = now;
    return { parts: splitList(fresh), places };
  };
}

/** The other end of it: what was known before stays the very same value. */
export function createListReceiver(): (fresh: readonly unknown[], places: Int32Array) => readonly unknown[] {
  let before: readonly unknown[] = [];
  return (fresh, places) => {
    const known = before;
    before = Array.from(places, (place) => (place < 0 ? fresh[-place - 1] : known[place]));
    return before;
  };
}

function splitList(list: readonly unknown[]): readonly (readonly unknown[])[] {
  return Array.from({ length: Math.ceil(list.length / PART) }, (_, at) =>
    list.slice(at * PART, (at + 1) * PART),
  );
}
