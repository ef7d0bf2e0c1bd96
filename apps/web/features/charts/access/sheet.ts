import type { BrailleAnswer } from '@relievo/contracts/charts';
import { translateAll } from '../labels/braille-texts.ts';
import type { drawRound, Sheet, Sheets } from './draw-round.ts';
import type { DrawAnswer, DrawQuestion } from './draw-worker.ts';

/** What is drawn first tells which words there are; once they have braille, it is drawn as it will be. */
const MOST_ROUNDS = 4;

/** Drawn beside the page, which goes on meanwhile: a map of the world takes a while. */
export async function drawSheets(sheet: Sheet, signal?: AbortSignal): Promise<Sheets> {
  const known = new Map<string, BrailleAnswer>();
  const drawer = await openDrawer();
  signal?.addEventListener('abort', drawer.close);
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const drawn = await drawer.draw({ sheet, known });
      if (!('missing' in drawn)) return drawn;
      const answers = await translateAll(sheet.code, [...drawn.missing], signal);
      for (const [text, answer] of answers) known.set(text, answer);
    }
  } finally {
    drawer.close();
  }
  throw new Error('The chart asks for more and more braille.');
}

interface Drawer {
  readonly draw: (question: DrawQuestion) => Promise<ReturnType<typeof drawRound>>;
  readonly close: () => void;
}

/** A worker of its own; where there are none, the page itself. */
async function openDrawer(): Promise<Drawer> {
  if (typeof Worker === 'undefined') {
    const { drawRound: draw } = await import('./draw-round.ts');
    return { draw: async ({ sheet, known }) => draw(sheet, known), close: () => {} };
  }
  const port = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  return {
    draw: (question) =>
      new Promise((resolve, reject) => {
        const hear = ({ data }: MessageEvent<DrawAnswer>) => {
          if ('failed' in data) reject(new Error(data.failed));
          else resolve(data.output);
        };
        port.addEventListener('message', hear, { once: true });
        port.addEventListener('error', () => reject(new Error('The worker has stopped.')), { once: true });
        port.postMessage(question);
      }),
    close: () => port.terminate(),
  };
}
