import { ENGLISH, type Millimetres } from '@relievo/words';

const { number } = ENGLISH;

/** Writes a length with its unit in full, as an author hears it. */
export function lengthText(length: Millimetres): string {
  return `${number(+length)} millimetres`;
}

export function pointText(x: Millimetres, y: Millimetres): string {
  return `${number(+x)}, ${lengthText(y)}`;
}

export function sizeText(width: Millimetres, height: Millimetres): string {
  return `${number(+width)} by ${lengthText(height)}`;
}
