import { type Edit, type Performed, perform } from '@relievo/graphic/editing';
import { type Drawing, type Result, succeed } from '@relievo/graphic/model';
import { findProfile, getProfile } from '@relievo/graphic/profiles';
import type { ReliefTheme } from '@relievo/graphic/raster/relief';
import { check, type Finding } from '@relievo/graphic/rules';
import { drawPreview, type Preview } from '../../../lib/layout/draw-preview.ts';
import { packAfter, type SentDrawing, unpackAfter } from './sent-drawing.ts';

/** A step that was performed, beside the drawing that it was performed on. */
type SentStep = Omit<Performed, 'drawing'> & { readonly drawing: SentDrawing };

/** What takes so long that whoever draws would be held up. Each looks at a drawing and changes nothing. */
export const TASKS = {
  check: (drawing: Drawing, { profileId }: { readonly profileId: string }): readonly Finding[] =>
    check(drawing, findProfile(profileId) ?? getProfile('swell-a4')),
  preview: (drawing: Drawing, { preview, look }: ToPreview): ImageBitmap => {
    const canvas = new OffscreenCanvas(1, 1);
    drawPreview(canvas, drawing, preview, look);
    return canvas.transferToImageBitmap();
  },
  perform: (drawing: Drawing, { edit }: { readonly edit: Edit }): Result<SentStep> => {
    const done = perform(drawing, edit);
    return done.ok ? succeed({ ...done.value, drawing: packAfter(drawing, done.value.drawing) }) : done;
  },
};

/** The answer of the worker, with the very things that the step left alone. */
export function openStep(before: Drawing, sent: Result<SentStep>): Result<Performed> {
  return sent.ok ? succeed({ ...sent.value, drawing: unpackAfter(before, sent.value.drawing) }) : sent;
}

interface ToPreview {
  readonly preview: Preview;
  readonly look: ReliefTheme;
}

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type InputOf<Name extends TaskName> = Parameters<Tasks[Name]>[1];
export type OutputOf<Name extends TaskName> = ReturnType<Tasks[Name]>;
