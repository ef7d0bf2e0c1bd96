import { useLingui } from '@lingui/react/macro';
import { LONGEST_BANNER } from '@relievo/contracts/administration';
import type { BoundField } from '../../../../lib/forms/bound-to.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

export function BannerField({ field }: { field: BoundField }) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Banner`}
      help={t`Everyone reads it at the top of each page. Leave it empty to show none.`}
      optional
      multiline
      limit={LONGEST_BANNER}
    />
  );
}
