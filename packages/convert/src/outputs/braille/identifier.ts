import { createHash } from 'node:crypto';
import type { OutputSettings } from '../../settings.ts';
import type { Source } from '../../source.ts';

/**
 * What catalogues of braille tell publications apart by: made of the whole content, its form and its braille code, so that
 * two texts never share one and the same file always has its own. A UUID of version 8 (RFC 9562, 5.8).
 */
export function identifierOf(
  source: Source,
  form: 'pef' | 'ebraille',
  table: string,
  { mathematics }: Pick<OutputSettings, 'mathematics'> = {},
): string {
  const content = JSON.stringify([
    form,
    table,
    source.drawing,
    source.text,
    source.chart,
    source.furtherSheets,
    ...(source.formulas ? [source.formulas, mathematics] : []),
  ]);
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${uuidOf(hex)}`;
}

/** Makes a UUID of version 8 (RFC 9562, 5.8) from the hexadecimal digits of a digest. */
export function uuidOf(hex: string): string {
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
