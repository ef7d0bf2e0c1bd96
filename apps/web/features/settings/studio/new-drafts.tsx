import { useLingui } from '@lingui/react/macro';
import { USUAL_LICENCES } from '@relievo/contracts/people';
import { Select } from '../../../ui/fields/select.tsx';
import { Part } from '../part/part.tsx';
import type { StudioPartProps } from './studio-part.ts';

const NONE = 'none';

/** What each new draft begins with, where its author says nothing else. */
export function NewDrafts({ studio, onChange }: StudioPartProps) {
  const { t } = useLingui();
  return (
    <Part id="studio-drafts" title={t`New drafts`}>
      <Select
        label={t`Licence`}
        help={t`You can change it for each draft.`}
        value={studio.licence || NONE}
        onChange={(chosen) => {
          const licence = USUAL_LICENCES.find((one) => one === (chosen === NONE ? '' : chosen));
          if (licence !== undefined) onChange({ licence });
        }}
        options={USUAL_LICENCES.map((value) => ({ value: value || NONE, label: value || t`No licence` }))}
      />
    </Part>
  );
}
