import { Trans, useLingui } from '@lingui/react/macro';
import { millimetres } from '@relievo/words';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { RulerUnit } from '../state/editor.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

const RULER_UNITS: readonly RulerUnit[] = ['mm', 'in', 'none'];
const BRAILLE = 'braille';
/** Millimetres from line to line of the grids. */
const GRIDS = [0, 1, 5, 10] as const;
/** Millimetres within which the edge of another thing draws a place to it. */
const REACH = 2;

/** What a place that is pointed at is drawn to, and in what the rulers count. */
export function SnapFields() {
  const { t } = useLingui();
  const say = useQuantities();
  const editor = useEditor();
  const { snapping, rulers } = useEditorState();
  const units: Readonly<Record<RulerUnit, string>> = {
    mm: t`Millimeters`,
    in: t`Inches`,
    none: t`No rulers`,
  };
  const labelOf = (apart: number) =>
    apart === 0 ? t`Nothing` : t`Every ${say.millimetres(millimetres(apart))}`;
  const grid = snapping.toBraille ? BRAILLE : String(snapping.grid);
  return (
    <div className="editor-snap">
      <Select
        label={t`Snap to`}
        options={[
          ...GRIDS.map((one) => ({ value: String(one), label: labelOf(one) })),
          { value: BRAILLE, label: t`Braille cells` },
        ]}
        selectedKey={grid}
        onSelectionChange={(key) =>
          editor.set({
            snapping:
              key === BRAILLE
                ? { ...snapping, grid: 0, toBraille: true }
                : { ...snapping, grid: Number(key), toBraille: false },
          })
        }
      />
      <Select
        label={t`Rulers`}
        options={RULER_UNITS.map((value) => ({ value, label: units[value] }))}
        selectedKey={rulers}
        onSelectionChange={(key) => editor.set({ rulers: RULER_UNITS.find((one) => one === key) ?? rulers })}
      />
      <Checkbox
        isSelected={snapping.reach > 0}
        onChange={(isOn) => editor.set({ snapping: { ...snapping, reach: isOn ? REACH : 0 } })}
      >
        <Trans>Snap to objects</Trans>
      </Checkbox>
    </div>
  );
}
