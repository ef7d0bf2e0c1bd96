import { decodePng, type OutputFile, type Picture } from '@relievo/graphic';
import { digest, elementsOf, parseSvg } from '@relievo/graphic/testing';
import { normalised } from './normalise.ts';
import { textOf } from './outputs-of.ts';
import { stlBounds, stlCorners } from './stl-reader.ts';

/** What a file is, in a line that can be compared: of pictures what they show, not how they are packed. */
export const fileSummary = (file: OutputFile): string => {
  if (file.name.endsWith('.png')) return pictureSummary(read(file.bytes));
  if (file.name.endsWith('.stl')) return stlSummary(file.bytes);
  const text = normalised(textOf(file));
  const counted = file.name.endsWith('.svg') ? `${elementCounts(text)}, ` : '';
  return `${counted}${text.length} characters, ${digest(new TextEncoder().encode(text))}`;
};

export const read = (png: Uint8Array): Picture => {
  const result = decodePng(png);
  if (!result.ok) throw new Error(result.problems[0].message);
  return result.value;
};

export const pictureSummary = ({ width, height, channels, data }: Picture): string =>
  `${width} by ${height} pixels, ${channels} channels, ${digest(data)}`;

const elementCounts = (svg: string): string => {
  const counts = new Map<string, number>();
  for (const { tagName } of elementsOf(parseSvg(svg))) counts.set(tagName, (counts.get(tagName) ?? 0) + 1);
  return [...counts].map(([tag, count]) => `${count} ${tag}`).join(' ');
};

const stlSummary = (bytes: Uint8Array): string => {
  const corners = stlCorners(bytes);
  const size = stlBounds(corners).map(([least, most]) => `${Math.round((most - least) * 1000) / 1000}`);
  // To 0.001 mm, so that the last bit of a float is not taken for a change.
  const rounded = Int32Array.from(corners, (value) => Math.round(value * 1000));
  return `${corners.length / 9} triangles, ${size.join(' by ')} mm, ${digest(new Uint8Array(rounded.buffer))}`;
};
