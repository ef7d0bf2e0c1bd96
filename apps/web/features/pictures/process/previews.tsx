import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfPicture } from '@relievo/contracts/pictures';
import { itemBounds } from '@relievo/graphic/geometry';
import { type Drawing, findItem } from '@relievo/graphic/model';
import { PROFILES } from '@relievo/graphic/profiles';
import type { Finding } from '@relievo/graphic/rules';
import { useState } from 'react';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { type SheetLook, SheetPicture } from '../../../ui/pictures/sheet-picture.tsx';
import type { SheetView } from '../sheets/sheet-views.ts';
import { useSheetWords } from '../sheets/use-sheet-words.ts';
import type { StepProps } from '../work/step-props.ts';

const LOOKS = ['print', 'relief', 'dots', 'dotpad', 'monarch'] as const;

interface PreviewsProps extends StepProps {
  drawing: Drawing;
  shown: Finding | null;
  /** Those that can be chosen; none where the drawing is on one. */
  sheets: readonly SheetView[];
  /** The one that is shown. */
  sheet: string;
  onSheet: (id: string) => void;
}

/** The picture beside what comes of it, in each way in which it can be felt. */
export function Previews({ draft, work, keeper, drawing, shown, sheets, sheet, onSheet }: PreviewsProps) {
  const { t } = useLingui();
  const { nameSheet } = useSheetWords();
  const [look, setLook] = useState<SheetLook>('relief');
  // What is shown stands on the sheet, and dots and pins are a grid of their own.
  const [seen, setSeen] = useState<Finding | null>(null);
  if (shown !== seen) {
    setSeen(shown);
    if (shown && look !== 'print') setLook('relief');
  }
  const names: Readonly<Record<SheetLook, string>> = {
    print: t`Print`,
    relief: t`Relief`,
    dots: t`Dots`,
    dotpad: t`Pins of a Dot Pad`,
    monarch: t`Pins of a Monarch`,
  };
  const shownName = sheets.length > 0 ? nameSheet(sheet) : t`The drawing`;
  return (
    <>
      <div className="picture-pair">
        <figure className="picture-figure">
          <img src={`${addressOfPicture(draft.id)}?show`} alt={t`Your original picture`} />
          <figcaption>
            <Trans>Original</Trans>
          </figcaption>
        </figure>
        <figure className="picture-figure">
          <div className="picture-sheet">
            <SheetPicture
              drawing={drawing}
              look={look}
              alt={look === 'print' ? t`${shownName} in print` : t`${shownName} as ${names[look]}`}
            />
            {shown && (look === 'print' || look === 'relief') ? (
              <Highlights drawing={drawing} finding={shown} />
            ) : null}
          </div>
          <figcaption>
            {look === 'print' ? <Trans>In print</Trans> : <Trans>What the fingers get</Trans>}
          </figcaption>
        </figure>
      </div>
      <div className="picture-choices">
        {sheets.length > 0 ? (
          <div className="picture-looks">
            <RadioGroup
              label={t`Show the sheet`}
              value={sheet}
              onChange={onSheet}
              options={sheets.map(({ id }) => ({ value: id, label: nameSheet(id) }))}
            />
          </div>
        ) : null}
        <div className="picture-looks">
          <RadioGroup
            label={t`Show the drawing as`}
            value={look}
            onChange={(value) => setLook(LOOKS.find((one) => one === value) ?? look)}
            options={LOOKS.map((value) => ({ value, label: names[value] }))}
          />
        </div>
        <Select
          label={t`Made for`}
          help={t`The rules look at the drawing on this paper or display.`}
          options={PROFILES.map(({ id, name }) => ({ value: id, label: name }))}
          selectedKey={work.process.profile}
          onSelectionChange={(key) =>
            keeper.change({ process: { ...work.process, profile: String(key) } }, 'profile')
          }
        />
      </div>
    </>
  );
}

/** Room around a thing, in millimetres, so that its frame does not lie on it. */
const ROOM = 2;

/** Where a finding is, on the sheet. */
function Highlights({ drawing, finding }: { drawing: Drawing; finding: Finding }) {
  const { width, height } = drawing.sheet;
  const boxes = finding.items.flatMap((id) => {
    const item = findItem(drawing, id);
    const box = item && itemBounds(item, drawing.sheet);
    return box ? [{ id, ...box }] : [];
  });
  return (
    <svg className="picture-highlights" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boxes.map((box) => (
        <rect
          key={box.id}
          x={box.x - ROOM}
          y={box.y - ROOM}
          width={box.width + 2 * ROOM}
          height={box.height + 2 * ROOM}
        />
      ))}
    </svg>
  );
}
