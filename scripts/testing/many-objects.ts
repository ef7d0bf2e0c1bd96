import { perform } from '../../packages/graphic/src/editing/index.ts';
import { createRectangle } from '../../packages/graphic/src/editing/shapes/index.ts';
import { createFromTemplate } from '../../packages/graphic/src/editing/templates/index.ts';
import { writeDrawing } from '../../packages/graphic/src/svg/index.ts';

/** Small squares over the whole sheet, in the file form. */
export function writeMany(count: number): string {
  const across = Math.ceil(Math.sqrt(count / 1.4));
  const pitch = 180 / across;
  const items = Array.from({ length: count }, (_, at) => {
    const corner = { x: 12 + (at % across) * pitch, y: 12 + Math.floor(at / across) * pitch };
    return { ...createRectangle(corner, pitch / 2, pitch / 2), id: `square-${at + 1}` };
  });
  const done = perform(createFromTemplate('empty', 'Many objects'), { do: 'add', items });
  if (!done.ok) throw new Error(done.problems[0].code);
  return writeDrawing(done.value.drawing);
}
