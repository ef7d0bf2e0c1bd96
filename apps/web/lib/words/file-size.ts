const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const BASE = 1024;

/** A size as people read it: base 1024, at most two decimals. Of no known size: 'Unknown'. */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return 'Unknown';
  // What rounds up to a whole of the next unit is one of it.
  const power = UNITS.findIndex((_, at) => roundTo(bytes, at) < BASE || at === UNITS.length - 1);
  return `${roundTo(bytes, power)} ${UNITS[power]}`;
}

function roundTo(bytes: number, power: number): number {
  return Number((bytes / BASE ** power).toFixed(2));
}
