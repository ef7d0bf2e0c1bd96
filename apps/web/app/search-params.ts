/** The query as people read it: plain words, repeated keys folded into one comma list, no JSON. */
export function parseSearch(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    const before = values.get(key);
    values.set(key, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
}

function encode(text: string) {
  return encodeURIComponent(text)
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':');
}

export function stringifySearch(values: Record<string, unknown>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encode(key)}=${encode(String(value))}`)
    .join('&');
  return query && `?${query}`;
}
