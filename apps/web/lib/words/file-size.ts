const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const BASE = 1024;

/** A size as people read it: base 1024, at most two decimals. Of no known size: 'Unknown'. */
export function fileSize(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return 'Unknown';
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(BASE)));
  return `${Number((bytes / BASE ** power).toFixed(2))} ${UNITS[power]}`;
}
