/** What was worked out of a picture, which never changes, is worked out once, and kept as long as the picture is. */
export function remember<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  workOut: (key: Key) => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = workOut(key);
  known.set(key, made);
  return made;
}
