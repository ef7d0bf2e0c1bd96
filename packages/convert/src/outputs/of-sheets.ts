import { failure, type OutputFile, type OutputResult, type Result, success } from '@relievo/graphic';
import type { LibraryOutput } from '../source.ts';

/** An output that needs a drawing: where there is none, why there is none is its problem. */
export const ofDrawing = (output: LibraryOutput): LibraryOutput => ({
  ...output,
  make: (source, profile) => (source.undrawn ? failure(source.undrawn) : output.make(source, profile)),
});

/** An output of one sheet, made of each sheet of the key as well: 'key-1/graphic.svg'. */
export const ofSheets = (output: LibraryOutput): LibraryOutput =>
  ofDrawing({
    ...output,
    make: async (source, profile): Promise<Result<OutputResult>> => {
      const { keySheets = [], ...rest } = source;
      const made = await output.make(rest, profile);
      if (!made.ok) return made;
      const files: OutputFile[] = [];
      const changes = [...made.value.changes];
      for (const [at, drawing] of keySheets.entries()) {
        const sheet = await output.make({ drawing }, profile);
        if (!sheet.ok) return sheet;
        files.push(...sheet.value.files.map((file) => ({ ...file, name: `key-${at + 1}/${file.name}` })));
        changes.push(...sheet.value.changes);
      }
      return success({ files: [...made.value.files, ...files], changes });
    },
  });
