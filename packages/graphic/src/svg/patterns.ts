import type { Texture } from '../model/drawing.ts';
import { type Direction, TEXTURE_SPECS, type TextureSpec } from '../set/textures.ts';
import type { Attributes, XmlWriter } from '../xml/writer.ts';

// What the eye sees of a texture in the file form: swell paper's, hung on the sheet.

export function patternId(texture: Texture, color: string): string {
  return `relievo-${texture}-${color.slice(1)}`;
}

/** One tile of the texture as an SVG pattern in millimetres. A solid texture needs none. */
export function writePattern(writer: XmlWriter, texture: Texture, color: string): void {
  const spec = TEXTURE_SPECS.swell[texture];
  if (spec.kind === 'solid') return;
  const { x = 0, y = 0, width, height, turned } = tileOf(spec);
  writer.open('pattern', {
    id: patternId(texture, color),
    patternUnits: 'userSpaceOnUse',
    x,
    y,
    width,
    height,
    patternTransform: turned ? `rotate(${turned})` : undefined,
  });
  writeTile(writer, spec, color);
  writer.close();
}

/** Tiles lie so that rows and columns run through the sheet's corner, as the rasteriser's do. */
interface Tile {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly turned?: number;
}

const TURNS: Record<Direction, number> = { horizontal: 0, vertical: 90, rising: -45, falling: 45 };

function tileOf(spec: Exclude<TextureSpec, { kind: 'solid' }>): Tile {
  switch (spec.kind) {
    case 'dots': {
      const { pitch, staggered } = spec;
      return { x: -pitch / 2, y: -pitch / 2, width: pitch, height: staggered ? 2 * pitch : pitch };
    }
    case 'lines':
    case 'net': {
      const { pitch } = spec;
      const turned = spec.kind === 'lines' ? TURNS[spec.direction] : spec.diagonal ? 45 : 0;
      return { x: -pitch / 2, y: -pitch / 2, width: pitch, height: pitch, turned };
    }
    case 'dashes':
      return { x: -spec.width / 2, y: -spec.pitch / 2, width: spec.dash + spec.gap, height: 2 * spec.pitch };
    case 'checker':
      return { width: 2 * spec.side, height: 2 * spec.side };
    case 'waves':
      return { y: -spec.pitch / 2, width: spec.length, height: spec.pitch };
  }
}

function writeTile(writer: XmlWriter, spec: Exclude<TextureSpec, { kind: 'solid' }>, color: string): void {
  const dot = (cx: number, cy: number, r: number): void => writer.empty('circle', { cx, cy, r, fill: color });
  const box = (x: number, y: number, width: number, height: number): void =>
    writer.empty('rect', { x, y, width, height, fill: color });
  switch (spec.kind) {
    case 'dots': {
      const { pitch, diameter } = spec;
      dot(pitch / 2, pitch / 2, diameter / 2);
      // The shifted row's dot stands on the seam: half of it at each side.
      if (spec.staggered) for (const x of [0, pitch]) dot(x, 1.5 * pitch, diameter / 2);
      return;
    }
    case 'lines':
      return box(0, (spec.pitch - spec.width) / 2, spec.pitch, spec.width);
    case 'net': {
      const { pitch, width } = spec;
      box(0, (pitch - width) / 2, pitch, width);
      return box((pitch - width) / 2, 0, width, pitch);
    }
    case 'dashes': {
      const { pitch, dash, gap, width } = spec;
      const period = dash + gap;
      const bar = (x: number, y: number, length: number): void => box(x, y - width / 2, length, width);
      bar(0, pitch / 2, dash);
      bar(period / 2, 1.5 * pitch, Math.min(dash, period / 2));
      if (dash > period / 2) bar(0, 1.5 * pitch, dash - period / 2);
      return;
    }
    case 'checker':
      box(0, 0, spec.side, spec.side);
      return box(spec.side, spec.side, spec.side, spec.side);
    case 'waves':
      return writer.empty('path', { d: waveData(spec), ...stroke(color, spec.width) });
  }
}

function stroke(color: string, width: number): Attributes {
  return {
    fill: 'none',
    stroke: color,
    'stroke-width': width,
  };
}

/** A sine's half wave as a cubic: handles at 0.3642 of its length, reaching 4/3 of the amplitude. */
function waveData({ pitch, length, amplitude }: Extract<TextureSpec, { kind: 'waves' }>): string {
  const middle = pitch / 2;
  const half = length / 2;
  const handle = 0.3642 * half;
  const rise = (amplitude * 4) / 3;
  const bow = (from: number, y: number): string =>
    `C${from + handle} ${y} ${from + half - handle} ${y} ${from + half} ${middle}`;
  // Half a wave more on each side covers the seams.
  return [
    `M${-half} ${middle}${bow(-half, middle - rise)}${bow(0, middle + rise)}`,
    `${bow(half, middle - rise)}${bow(length, middle + rise)}`,
  ].join('');
}
