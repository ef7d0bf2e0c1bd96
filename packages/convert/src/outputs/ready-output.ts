import { fail, type OutputFile, type OutputResult, type Result, succeed } from '@relievo/graphic';
import type { LibraryOutput, OutputMeans, ReadyOutput } from '../source.ts';
import { drawChartForPins } from './pins/chart-on-pins.ts';
import { withPrint } from './print/with-print.ts';

type Make = ReadyOutput['make'];

/** An output with what it works with: where there is no drawing and it needs one, why there is none is its problem. */
export function prepareOutput(output: LibraryOutput, means: OutputMeans): ReadyOutput {
  const make: Make = (source, profile) =>
    withPrint(output, means.settings, source, profile, (printed) => output.make(printed, profile, means));
  const sheets = output.isOfOneSheet ? withAllSheets(make) : make;
  const whole = output.purpose === 'pins' ? withChartForPins(sheets, means) : sheets;
  const needsDrawing = output.needs.includes('drawing');
  return {
    ...output,
    make: (source, profile) =>
      needsDrawing && source.undrawn ? fail(source.undrawn) : whole(source, profile),
  };
}

function withChartForPins(make: Make, means: OutputMeans): Make {
  return async (source, profile): Promise<Result<OutputResult>> => {
    const { source: drawn, changes } = drawChartForPins(source, profile, means);
    const made = await make(drawn, profile);
    return made.ok ? succeed({ ...made.value, changes: [...changes, ...made.value.changes] }) : made;
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
      files.push(...sheet.value.files.map((file) => ({ ...file, name: `${folder}/${file.name}` })));
      changes.push(...sheet.value.changes);
    }
    return succeed({ files: [...made.value.files, ...files], changes });
  };
}
