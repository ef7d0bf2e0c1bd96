import type { ExplorablePart } from '@relievo/graphic/explore';
import type { Matrix } from '@relievo/graphic/model';
import { AreaButton } from '../../../ui/actions/area-button.tsx';
import { Phrases } from '../../../ui/said/phrases.tsx';
import { namePart } from '../parts/part-words.ts';
import type { Parts } from '../query/parts-query.ts';
import { placeParts } from './part-places.ts';

/** How somebody came to a part: its name was read when they were there, and a press asks for more. */
export type PartMeeting = 'focus' | 'press';

interface SheetPartsProps {
  parts: Parts;
  calibration: Matrix;
  /** From millimetres of the sheet to pixels of the field. */
  matrix: Matrix;
  onMeet: (part: ExplorablePart, by: PartMeeting) => void;
}

/**
 * The parts of a sheet that lies on the screen as real buttons at their places: a screen reader that is on finds each
 * under the finger by itself, and Tab and switches reach them as well.
 */
export function SheetParts({ parts, calibration, matrix, onMeet }: SheetPartsProps) {
  return (
    <ul className="sheet-parts" role="list" style={{ transform: `matrix(${matrix.join()})` }}>
      {placeParts(parts.parts, calibration, parts.sheet).map(({ part, box, level }) => (
        <li key={part.id}>
          <AreaButton
            className="sheet-part"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height, zIndex: level }}
            onReach={() => onMeet(part, 'focus')}
            onAsk={() => onMeet(part, 'press')}
          >
            <span className="spoken">
              <Phrases said={namePart(part, parts.language)} />
            </span>
          </AreaButton>
        </li>
      ))}
    </ul>
  );
}
