import type { Chart } from '@relievo/chart/model';
import type { BrailleAnswer } from '@relievo/contracts/charts';
import { translateAll } from '../labels/braille-texts.ts';
import type { drawRound, Sheet, Sheets } from './draw-round.ts';
import type { DrawAnswer, DrawQuestion } from './draw-worker.ts';

/** What is drawn first tells which words there are; once they have braille, it is drawn as it will be. */
const MOST_ROUNDS = 4;

/** Drawn beside the page, which goes on meanwhile: a map of the world takes a while. */
export async function drawSheets(sheet: Sheet, signal?: AbortSignal): Promise<Sheets> {
  const known = new Map<string, BrailleAnswer>();
  return withDrawer(signal, async ({ draw }) => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const drawn = await draw({ sheet, known });
      if (!('missing' in drawn)) return drawn;
      const answers = await translateAll(sheet.code, [...drawn.missing], signal);
      for (const [text, answer] of answers) known.set(text, answer);
    }
    throw new Error('The chart asks for more and more braille.');
  });
}

/** Draws charts without their words, each as an SVG; null for one that has no room on a sheet. */
export function drawSketches(
  charts: readonly Chart[],
  signal?: AbortSignal,
): Promise<readonly (string | null)[]> {
  return withDrawer(signal, ({ sketch }) => sketch(charts));
}

interface Drawer {
  readonly draw: (
    question: Extract<DrawQuestion, { sheet: unknown }>,
  ) => Promise<ReturnType<typeof drawRound>>;
  readonly sketch: (charts: readonly Chart[]) => Promise<readonly (string | null)[]>;
  readonly close: () => void;
}

async function withDrawer<Made>(
  signal: AbortSignal | undefined,
  perform: (drawer: Drawer) => Promise<Made>,
): Promise<Made> {
  const drawer = await openDrawer();
  signal?.addEventListener('abort', drawer.close);
  try {
    return await perform(drawer);
  } finally {
    drawer.close();
  }
}

/** Opens a worker; a browser without workers draws in the page. */
async function openDrawer(): Promise<Drawer> {
  if (typeof Worker === 'undefined') {
    const { drawRound: draw, drawSketch } = await import('./draw-round.ts');
    return {
      draw: async ({ sheet, known }) => draw(sheet, known),
      sketch: async (charts) => charts.map(drawSketch),
      close: () => {},
    };
  }
  const port = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  const ask = (question: DrawQuestion) =>
    new Promise<Exclude<DrawAnswer, { failed: string }>>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<DrawAnswer>) => {
        if ('failed' in data) reject(new Error(data.failed));
        else resolve(data);
      };
      port.addEventListener('message', hear, { once: true });
      port.addEventListener('error', () => reject(new Error('The worker has stopped.')), { once: true });
      port.postMessage(question);
    });
  return {
    draw: async (question) => {
      const answer = await ask(question);
      if (!('output' in answer)) throw new Error('The worker answered something else.');
      return answer.output;
    },
    sketch: async (sketches) => {
      const answer = await ask({ sketches });
      if (!('sketches' in answer)) throw new Error('The worker answered something else.');
      return answer.sketches;
    },
    close: () => port.terminate(),
  };
}
