import {
  createFromTemplate,
  createRectangle,
  perform,
  writeDrawing,
} from '../../packages/graphic/src/index.ts';

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
