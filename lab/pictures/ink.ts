import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSharp } from '../../packages/convert/src/formats/sharp.ts';
import type { Course } from '../../packages/trace/src/curves/index.ts';
import { tracePicture } from '../../packages/trace/src/picture/index.ts';
import type { Pixels, Point } from '../../packages/trace/src/pixels/index.ts';

/** Share of the ink by which a traced picture differs from the clean one: what is missing and what is added. */
export async function compareInk(clean: Buffer, traced: Buffer): Promise<number> {
  const [a, b] = [await readGrey(clean), await readGrey(traced)];
  let [ink, other] = [0, 0];
  for (let at = 0; at < a.data.length; at++) {
    const [own, drawn] = [(a.data[at] ?? 255) < DARK, (b.data[at] ?? 255) < DARK];
    if (own) ink++;
    if (own !== drawn) other++;
  }
  return ink === 0 ? 0 : other / ink;
}
const DARK = 160;

async function readGrey(png: Buffer) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function paintWithPotrace(bytes: Buffer): Promise<Buffer> {
  const { data, width, height } = await readGrey(bytes);
  const folder = mkdtempSync(join(tmpdir(), 'potrace-'));
  try {
    const file = join(folder, 'in.pgm');
    writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]));
    const svg = join(folder, 'out.svg');
    // As dark as what counts as ink below; specks of up to two pixels are left away, as is its custom.
    execFileSync('potrace', ['-s', '-k', String(DARK / 255), '-o', svg, file]);
    return execFileSync('rsvg-convert', ['-w', String(width), '-h', String(height), '-b', 'white'], {
      input: readFileSync(svg),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What we trace, painted as wide as it was drawn. */
export async function paintOurs(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture: Pixels = {
    width,
    height,
    channels: info.channels === 1 ? 1 : 3,
    data: new Uint8Array(data),
  };
  const { lines, areas, marks } = tracePicture(picture, { print: [] });
  const svg = [
    ...areas.map(
      ({ edges, color }) =>
        `<path fill="rgb(${color.join()})" fill-rule="evenodd" d="${edges.map(writeCourse).join('')}"/>`,
    ),
    ...lines.map(
      ({ course, width: wide }) =>
        `<path fill="none" stroke="#000" stroke-linejoin="round" stroke-width="${wide}" d="${writeCourse(course)}"/>`,
    ),
    ...marks.map(({ center: { x, y }, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`),
  ];
  const input = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${svg.join('')}</svg>`;
  return execFileSync('rsvg-convert', ['-w', String(width), '-h', String(height), '-b', 'white'], { input });
}

function writeCourse(course: Course): string {
  const write = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  if (course.kind === 'path') {
    const pieces = course.pieces.map(({ to, control }) =>
      control ? `C${write(control[0])} ${write(control[1])} ${write(to)}` : `L${write(to)}`,
    );
    return `M${write(course.start)}${pieces.join('')}${course.closed ? 'Z' : ''}`;
  }
  const { x, y } = course.center;
  const [rx, ry, angle] =
    course.kind === 'circle' ? [course.radius, course.radius, 0] : [course.rx, course.ry, course.angle];
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)];
  const turn = (angle * 180) / Math.PI;
  return `M${x - dx} ${y - dy}A${rx} ${ry} ${turn} 1 1 ${x + dx} ${y + dy}A${rx} ${ry} ${turn} 1 1 ${x - dx} ${y - dy}Z`;
}
