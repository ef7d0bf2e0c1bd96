/** Groups values with the same key, in the order in which the keys come first. `Map.groupBy` needs Node 21. */
export function groupBy<K, V>(values: Iterable<V>, key: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const own = key(value);
    const group = groups.get(own);
    if (group) group.push(value);
    else groups.set(own, [value]);
  }
  return groups;
}
