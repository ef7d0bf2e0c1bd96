import { addPrint, type LabelForm, type Lettering, replaceByPrint } from '@relievo/graphic/labels';
import { type Drawing, succeed } from '@relievo/graphic/model';
import { type Change, type OutputDescriptor, reportChanged } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { validate } from '@relievo/graphic/validation';
import { addAll } from '@relievo/words';
import type { OutputSettings } from '../../settings.ts';
import type { Making, Source } from '../../source.ts';
import type { ConversionReports } from '../../words/reports.ts';
import { LARGE_PRINT, letterBesideBraille } from './letters.ts';

export interface WithPrint {
  readonly drawing: Drawing;
  readonly changes: readonly Change<ConversionReports>[];
}

/** A sheet with its labels in braille, print, or both as far as there is room; what has none is told. */
export function writeLabels(
  drawing: Drawing,
  profile: Profile,
  form: LabelForm,
  beside: Lettering = letterBesideBraille(),
): WithPrint {
  if (form === 'braille') return { drawing, changes: [] };
  const made =
    form === 'print' ? replaceByPrint(drawing, profile, LARGE_PRINT) : addPrint(drawing, profile, beside);
  return {
    drawing: made.drawing,
    changes: [
      ...reportChanged<ConversionReports>(made.left, (count) => ({
        code: 'print_left_out',
        parameters: { count, names: made.left.map(({ print }) => print) },
      })),
      ...reportChanged<ConversionReports>(
        made.near.map((id) => ({ id })),
        (count) => ({ code: 'print_felt_in_black', parameters: { count } }),
      ),
    ],
  };
}

/** An output made of sheets with print, where eyes read it: as was chosen, else as it is by itself. */
export async function withPrint(
  { labels: own }: OutputDescriptor,
  { labels: chosen }: OutputSettings,
  source: Source,
  profile: Profile,
  make: (source: Source) => Making,
): Promise<Awaited<Making>> {
  const form = own === 'print' ? own : (chosen ?? own);
  // A drawing that is none is refused by the output itself.
  if (!own || form === undefined || form === 'braille' || !validate(source.drawing).ok) return make(source);
  const changes: Change<ConversionReports>[] = [];
  const write = (drawing: Drawing): Drawing => {
    const written = writeLabels(drawing, profile, form);
    addAll(changes, written.changes);
    return written.drawing;
  };
  const { drawing, furtherSheets, keySheets } = source;
  const made = await make({
    ...source,
    drawing: write(drawing),
    ...(furtherSheets ? { furtherSheets: furtherSheets.map(write) } : {}),
    ...(keySheets ? { keySheets: keySheets.map(write) } : {}),
  });
  return made.ok ? succeed({ ...made.value, changes: [...made.value.changes, ...changes] }) : made;
}
