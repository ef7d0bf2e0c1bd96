import type { OutputFile } from '@relievo/graphic/outputs';
import { decodePng, type Picture } from '@relievo/graphic/png';
import { digestBytes, elementsOf, parseSvg } from '@relievo/graphic/testing';
import { normaliseText } from './normalise.ts';
import { textOf } from './outputs-of.ts';
import { measureStlBounds, readStlCorners } from './stl-reader.ts';

/** What a file is, in a line that can be compared: of pictures what they show, not how they are packed. */
export function summariseFile(file: OutputFile): string {
  if (file.name.endsWith('.png')) return summarisePicture(read(file.bytes));
  if (file.name.endsWith('.stl')) return summariseStl(file.bytes);
  const text = normaliseText(textOf(file));
  const counted = file.name.endsWith('.svg') ? `${countElements(text)}, ` : '';
  return `${counted}${text.length} characters, ${digestBytes(new TextEncoder().encode(text))}`;
}

export function read(png: Uint8Array): Picture {
  const result = decodePng(png);
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}

export function summarisePicture({ width, height, channels, data }: Picture): string {
  return `${width} by ${height} pixels, ${channels} channels, ${digestBytes(data)}`;
}

function countElements(svg: string): string {
  const counts = new Map<string, number>();
  for (const { tagName } of elementsOf(parseSvg(svg))) counts.set(tagName, (counts.get(tagName) ?? 0) + 1);
  return [...counts].map(([tag, count]) => `${count} ${tag}`).join(' ');
}

function summariseStl(bytes: Uint8Array): string {
  const corners = readStlCorners(bytes);
  const size = measureStlBounds(corners).map(
    ([least, most]) => `${Math.round((most - least) * 1000) / 1000}`,
  );
  // To 0.001 mm, so that the last bit of a float is not taken for a change.
  const rounded = Int32Array.from(corners, (value) => Math.round(value * 1000));
  return `${corners.length / 9} triangles, ${size.join(' by ')} mm, ${digestBytes(new Uint8Array(rounded.buffer))}`;
}
