import { type Drawing, fail, type Result, succeed } from '@relievo/graphic/model';
import type { OutputFile, OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { addAll } from '@relievo/words';
import type { LibraryOutput, OutputMeans, ReadyOutput, Source } from '../source.ts';
import { drawChartForPins, type ForPins } from './pins/chart-on-pins.ts';
import { withPrint } from './print/with-print.ts';

type Make = ReadyOutput['make'];

/** An output with what it works with: where there is no drawing and it needs one, why there is none is its problem. */
export function prepareOutput(output: LibraryOutput, means: OutputMeans): ReadyOutput {
  const make: Make = (source, profile) =>
    withPrint(output, means.settings, source, profile, (printed) => output.make(printed, profile, means));
  const sheets = output.isOfOneSheet ? withAllSheets(make) : make;
  const draw = output.purpose === 'pins' ? rememberDrawn(means) : drawAsItIs;
  const needsDrawing = output.needs.includes('drawing');
  return {
    ...output,
    shows: (source, profile) => draw(source, profile).source,
    make: async (source, profile): Promise<Result<OutputResult>> => {
      if (needsDrawing && source.undrawn) return fail(source.undrawn);
      const drawn = draw(source, profile);
      const made = await sheets(withMediumBraille(drawn.source, profile), profile);
      return made.ok ? succeed({ ...made.value, changes: [...drawn.changes, ...made.value.changes] }) : made;
    },
  };
}

type Draw = (source: Source, profile: Profile) => ForPins;

const drawAsItIs: Draw = (source) => ({ source, changes: [] });

/** Drawing takes longer than making: what was drawn last is still there for whoever asks what its files show. */
function rememberDrawn(means: OutputMeans): Draw {
  let last: { readonly source: Source; readonly profile: Profile; readonly drawn: ForPins } | undefined;
  return (source, profile) => {
    if (last?.source !== source || last.profile !== profile)
      last = { source, profile, drawn: drawChartForPins(source, profile, means) };
    return last.drawn;
  };
}

/** An output of one sheet, made of each other one as well: 'sheet-2/graphic.svg', 'key-1/graphic.svg'. */
function withAllSheets(make: Make): Make {
  return async (source, profile): Promise<Result<OutputResult>> => {
    const { furtherSheets = [], keySheets = [], ...rest } = source;
    const made = await make(rest, profile);
    if (!made.ok) return made;
    const files: OutputFile[] = [];
    const changes = [...made.value.changes];
    const others = [
      ...furtherSheets.map((drawing, at) => ({ drawing, folder: `sheet-${at + 2}` })),
      ...keySheets.map((drawing, at) => ({ drawing, folder: `key-${at + 1}` })),
    ];
    for (const { drawing, folder } of others) {
      const sheet = await make({ drawing }, profile);
      if (!sheet.ok) return sheet;
      addAll(
        files,
        sheet.value.files.map((file) => ({ ...file, name: `${folder}/${file.name}` })),
      );
      addAll(changes, sheet.value.changes);
    }
    return succeed({ files: [...made.value.files, ...files], changes });
  };
}

/** Cells of pins are wider than those of any other medium: what was drawn for a display has the medium's own elsewhere. */
function withMediumBraille(source: Source, { medium, braille }: Profile): Source {
  if (medium === 'pins' || !source.drawing.sheet.braille.startsWith('pins-')) return source;
  const set = (drawing: Drawing): Drawing => ({ ...drawing, sheet: { ...drawing.sheet, braille } });
  const { drawing, furtherSheets, keySheets } = source;
  return {
    ...source,
    drawing: set(drawing),
    ...(furtherSheets && { furtherSheets: furtherSheets.map(set) }),
    ...(keySheets && { keySheets: keySheets.map(set) }),
  };
}
