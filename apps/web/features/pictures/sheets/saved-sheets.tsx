import { plural } from '@lingui/core/macro';
import type { Drawing } from '@relievo/graphic/model';

/** On how many sheets a drawing is saved, where it is more than one. */
export function SavedSheets({ drawing }: { drawing: Drawing }) {
  const details = drawing.spread?.places.length ?? 0;
  if (details === 0) return null;
  return (
    <p>
      {plural(details, {
        one: 'Every file holds an overview and # detail sheet, with a guide from one to the other.',
        other: 'Every file holds an overview and # detail sheets, with a guide from one to the next.',
      })}
    </p>
  );
}
