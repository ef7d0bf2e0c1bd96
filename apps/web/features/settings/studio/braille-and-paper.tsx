import { useLingui } from '@lingui/react/macro';
import {
  BRAILLE_GRADES,
  listDevicesOf,
  MATHEMATICS,
  PAPERS,
  readDevice,
  type TakeWay,
} from '@relievo/contracts/people';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useTakeWords } from '../../resource/index.ts';
import { Part } from '../part/part.tsx';
import type { StudioPartProps } from './studio-part.ts';

/** What a person reads with their fingers, and on what. */
export function BrailleAndPaper({ studio, onChange }: StudioPartProps) {
  const { t } = useLingui();
  const words = useTakeWords();
  const optionsOf = (way: TakeWay) =>
    listDevicesOf(way).map((value) => {
      const device = readDevice(value);
      return { value, label: device ? words.deviceName(way, device) : value };
    });
  return (
    <Part id="studio-braille" title={t`Braille and paper`}>
      <RadioGroup
        label={t`Braille`}
        help={t`English is written in Unified English Braille. Other languages use their own code, uncontracted.`}
        value={studio.braille}
        onChange={(chosen) => {
          const braille = BRAILLE_GRADES.find((one) => one === chosen);
          if (braille) onChange({ braille });
        }}
        options={[
          { value: 'contracted', label: t`Contracted (grade 2)` },
          { value: 'uncontracted', label: t`Uncontracted (grade 1)` },
        ]}
      />
      <RadioGroup
        label={t`Formulas in braille`}
        help={t`Unified English Braille is for English texts. Nemeth code is for texts in every language.`}
        value={studio.mathematics}
        onChange={(chosen) => {
          const mathematics = MATHEMATICS.find((one) => one === chosen);
          if (mathematics) onChange({ mathematics });
        }}
        options={[
          { value: 'ueb', label: t`Unified English Braille` },
          { value: 'nemeth', label: t`Nemeth code` },
        ]}
      />
      <Select
        label={t`Swell paper`}
        help={t`Your files are converted for this size.`}
        value={`swell/${studio.paper}`}
        onChange={(chosen) => {
          const paper = PAPERS.find((one) => `swell/${one}` === chosen);
          if (paper) onChange({ paper });
        }}
        options={optionsOf('swell')}
      />
      <Select
        label={t`Embosser`}
        value={studio.embosser}
        onChange={(chosen) => onChange({ embosser: String(chosen) })}
        options={optionsOf('embosser')}
      />
      <Select
        label={t`Display`}
        value={studio.display}
        onChange={(chosen) => onChange({ display: String(chosen) })}
        options={optionsOf('display')}
      />
    </Part>
  );
}
