import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Drawing,
  type Item,
  LINE_STYLES,
  ROLES,
  type ShapeItem,
  type Texture,
  walk,
} from '@relievo/graphic/model';
import type { Medium } from '@relievo/graphic/profiles';
import { listTexturesFor, mayStandBeside } from '@relievo/graphic/touch';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { useEditor, useHistory } from '../state/use-editor.ts';
import { NumberField } from './number-field.tsx';

const NONE = 'none';
/** More textures at once are too many to choose from, and to tell apart on one sheet. */
const TEXTURES_OFFERED = 5;

/** Line, texture, height and role: what fingers meet. */
export function LookFields({ items }: { items: readonly Item[] }) {
  const { t } = useLingui();
  const editor = useEditor();
  const history = useHistory();
  const words = useThingWords();
  const ids = items.map(({ id }) => id);
  const [first] = items;
  const shape = items.find((item): item is ShapeItem => item.kind === 'shape');
  if (!first) return null;
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Line, texture and role</Trans>
      </legend>
      {shape && shape.geometry.type !== 'symbol' ? (
        <>
          <Select
            label={t`Line`}
            options={[
              ...LINE_STYLES.map((value) => ({ value, label: words.line(value) })),
              { value: NONE, label: t`No line` },
            ]}
            selectedKey={shape.line?.style ?? NONE}
            onSelectionChange={(key) => {
              const style = LINE_STYLES.find((one) => one === key);
              const line = style ? { style, width: shape.line?.width ?? 1.5 } : null;
              editor.perform({ do: 'set-line', ids, line });
            }}
          />
          {shape.line ? (
            <NumberField
              label={t`Line width`}
              value={shape.line.width}
              onNumber={(width) =>
                shape.line && void editor.perform({ do: 'set-line', ids, line: { ...shape.line, width } })
              }
            />
          ) : null}
          <Select
            label={t`Texture`}
            options={[
              { value: NONE, label: t`No texture` },
              ...offerTextures(history.drawing, shape, 'swell').map((value) => ({
                value,
                label: words.texture(value),
              })),
            ]}
            selectedKey={shape.texture ?? NONE}
            onSelectionChange={(key) => {
              const texture =
                offerTextures(history.drawing, shape, 'swell').find((one) => one === key) ?? null;
              editor.perform({ do: 'set-texture', ids, texture });
            }}
          />
        </>
      ) : null}
      {first.kind === 'group' ? null : (
        <NumberField
          label={t`Raised, percent`}
          value={first.height * 100}
          onNumber={(percent) => void editor.perform({ do: 'set-height', ids, height: percent / 100 })}
        />
      )}
      <Select
        label={t`Role`}
        options={ROLES.map((value) => ({ value, label: words.role(value) }))}
        selectedKey={first.role}
        onSelectionChange={(key) => {
          const role = ROLES.find((one) => one === key);
          if (role) editor.perform({ do: 'set-role', ids, role });
        }}
      />
    </fieldset>
  );
}

/** The best first, only such as fingers tell from those that are there; its own, whatever it is. */
function offerTextures(drawing: Drawing, shape: ShapeItem, medium: Medium): readonly Texture[] {
  const others = new Set<Texture>();
  for (const { item } of walk(drawing))
    if (item.kind === 'shape' && item.id !== shape.id && item.texture) others.add(item.texture);
  const apart = listTexturesFor(medium).filter((texture) =>
    [...others].every((other) => texture === other || mayStandBeside(texture, other, medium)),
  );
  const offered = apart.slice(0, TEXTURES_OFFERED);
  return shape.texture && !offered.includes(shape.texture) ? [...offered, shape.texture] : offered;
}
