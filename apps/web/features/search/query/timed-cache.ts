/** Keeps answers for a while, and never more than so many: the one that was asked for longest ago goes first. */
export interface TimedCache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
  readonly size: () => number;
}

interface Limits {
  readonly keeps: number;
  readonly most: number;
  readonly now?: () => number;
}

export function createTimedCache<Value>({ keeps, most, now = Date.now }: Limits): TimedCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.until <= now()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, until: now() + keeps });
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
    },
    clear: () => entries.clear(),
    size: () => entries.size,
  };
}
