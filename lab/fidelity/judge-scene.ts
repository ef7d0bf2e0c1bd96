import { SCENES } from './known.ts';
import { openPage } from './open.ts';
import { measureFarthest, outlineOf, outlineOfMark, wordsOf } from './outlines.ts';

const MOST_MM = 0.2;

export interface SceneVerdict {
  /** How far what is known is from what was read, or the other way round. */
  readonly millimetres: number;
  readonly faults: readonly string[];
}

export async function judgeScene(name: string, file: string): Promise<SceneVerdict> {
  const scene = SCENES[name];
  if (!scene) throw new Error(`There is no page ${name}.`);
  const { drawing, charts } = await openPage(name, file);
  const known = scene.marks.flatMap(outlineOfMark);
  const read = outlineOf(drawing);
  const missing = measureFarthest(known, read);
  const added = measureFarthest(read, known);
  // R writes the sign of a negative number where its program says hyphen.
  const words = wordsOf(drawing)
    .map((word) => word.replace('−', '-'))
    .toSorted();
  const wanted = scene.texts.map(({ text }) => text).toSorted();
  const faults = [
    ...(missing > MOST_MM ? [`something is missing or moved by ${missing.toFixed(2)} mm`] : []),
    ...(added > MOST_MM ? [`something is added ${added.toFixed(2)} mm away`] : []),
    ...(JSON.stringify(words) === JSON.stringify(wanted)
      ? []
      : [
          `reads ${words.filter((word) => !wanted.includes(word)).join(' | ')} for ${wanted.filter((word) => !words.includes(word)).join(' | ')}`,
        ]),
    ...(charts.length > 0 ? [`claims a chart: ${charts.map(({ type }) => type).join()}`] : []),
  ];
  return { millimetres: Math.max(missing, added), faults };
}
