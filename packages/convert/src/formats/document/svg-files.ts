import { decodeText } from '../decode.ts';

/** Returns the markup of the SVG files among the files of an archive, by their paths. */
export function decodeSvgs(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, string> {
  const svgs = new Map<string, string>();
  for (const [path, bytes] of files) {
    const text = /\.svg$/i.test(path) ? decodeText(bytes) : null;
    if (text?.ok) svgs.set(path, text.value.text);
  }
  return svgs;
}

const MAX_INLINE = 200;

/** Returns the markup of the SVG files that a page holds in its own text, by their addresses. */
export function decodeInlineSvgs(addresses: readonly string[]): ReadonlyMap<string, string> {
  const svgs = new Map<string, string>();
  for (const address of addresses
    .filter((one) => one.startsWith('data:image/svg+xml'))
    .slice(0, MAX_INLINE)) {
    const comma = address.indexOf(',');
    const data = address.slice(comma + 1);
    const bytes = address.slice(0, comma).endsWith(';base64')
      ? new Uint8Array(Buffer.from(data, 'base64'))
      : decodePercent(data);
    const text = bytes && decodeText(bytes);
    if (text?.ok) svgs.set(address, text.value.text);
  }
  return svgs;
}

function decodePercent(data: string): Uint8Array | null {
  try {
    return new TextEncoder().encode(decodeURIComponent(data));
  } catch {
    return null;
  }
}
