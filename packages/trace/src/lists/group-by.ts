/** Things by what they have in common, each group in its order. */
export function groupBy<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value, index: number) => Key,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [index, value] of values.entries()) {
    const key = keyOf(value, index);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
