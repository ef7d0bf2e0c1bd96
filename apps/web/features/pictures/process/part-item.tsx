import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { SizedPart } from './part-sizes.ts';

interface PartItemProps {
  part: SizedPart;
  /** From the largest on, so that two that are alike are told apart. */
  number: number;
  size: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onLabel: (name: string) => void;
  onLeaveOut: () => void;
}

/** One part: what it is called, whether that stands beside it in braille, and whether it stays. */
export function PartItem({ part, number, size, isBusy, onName, onLabel, onLeaveOut }: PartItemProps) {
  const { t } = useLingui();
  const { kind: nameKind } = useThingWords();
  const { item, kind } = part;
  const [name, setName] = useState(item.name);
  const what = t`${number}, ${nameKind(kind)}, ${size}`;
  return (
    <li className="picture-part">
      <TextField
        label={t`Name of part ${what}`}
        value={name}
        onChange={setName}
        onBlur={() => (name.trim() === item.name ? undefined : onName(name.trim()))}
        maxLength={200}
        optional
      />
      <div className="picture-buttons">
        <Button
          isBusy={isBusy || name.trim() === ''}
          aria-label={t`Label in braille: part ${what}`}
          onPress={() => onLabel(name.trim())}
        >
          <Trans>Label in braille</Trans>
        </Button>
        <Button aria-label={t`Leave out: part ${what}`} onPress={onLeaveOut}>
          <Trans>Leave out</Trans>
        </Button>
      </div>
    </li>
  );
}
