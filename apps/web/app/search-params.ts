/** The query as people read it: plain words, repeated keys folded into one comma list, no JSON. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    values[key] = values[key] === undefined ? value : `${values[key]},${value}`;
  }
  return values;
}

const encode = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':');

export function stringifySearch(values: Record<string, unknown>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encode(key)}=${encode(String(value))}`)
    .join('&');
  return query && `?${query}`;
}
