/** A short text that is the same for works that are alike, whatever the order in which their parts were written. */
export function markWork(work: unknown): string {
  const text = JSON.stringify(work, sortKeys);
  return `${hashText(text, 0)}-${hashText(text, 1)}-${text.length}`;
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** FNV-1a in 32 bits. */
function hashText(text: string, seed: number): string {
  let hash = 0x81_1c_9d_c5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}
