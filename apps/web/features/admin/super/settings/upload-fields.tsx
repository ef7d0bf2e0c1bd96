import { Trans, useLingui } from '@lingui/react/macro';
import { type SiteSettingsShown, UPLOAD_ROLES } from '@relievo/contracts/administration';
import type { BoundField } from '../../../../lib/forms/bound-to.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ROLE_NAMES } from '../../people/person-words.ts';
import type { TickedSettings, TypedField } from './form-fields.ts';

interface UploadFieldsProps {
  ticked: TickedSettings;
  tick: (change: Partial<TickedSettings>) => void;
  bind: (field: TypedField) => BoundField;
  configured: SiteSettingsShown['configured'];
}

/** Who uploads, how large a file may be, and how much may be kept. */
export function UploadFields({ ticked: { uploadRoles }, tick, bind, configured }: UploadFieldsProps) {
  const { t, i18n } = useLingui();
  const helpFor = (megabytes: number) => {
    const number = i18n.number(megabytes);
    return t`In megabytes. Leave it empty for ${number} MB, as the server is configured.`;
  };
  const size = (field: TypedField, label: string, megabytes: number) => (
    <TextField {...bind(field)} label={label} help={helpFor(megabytes)} inputMode="numeric" optional />
  );
  return (
    <>
      <fieldset className="field super-fields">
        <legend>
          <Trans>Who can upload</Trans>
        </legend>
        {UPLOAD_ROLES.map((role) => (
          <Checkbox
            key={role}
            isSelected={uploadRoles.includes(role)}
            onChange={(is) =>
              tick({
                uploadRoles: UPLOAD_ROLES.filter((one) => (one === role ? is : uploadRoles.includes(one))),
              })
            }
          >
            {i18n._(ROLE_NAMES[role])}
          </Checkbox>
        ))}
        <p className="field-help">
          <Trans>Administrators always can. What people uploaded before stays theirs.</Trans>
        </p>
      </fieldset>
      <fieldset className="field super-fields">
        <legend>
          <Trans>Files and storage</Trans>
        </legend>
        {size('fileMegabytes', t`Largest file`, configured.fileMegabytes)}
        {size('videoMegabytes', t`Largest video`, configured.videoMegabytes)}
        {size('personMegabytes', t`Storage for each person`, configured.personMegabytes)}
        {size('organizationMegabytes', t`Storage for each organization`, configured.organizationMegabytes)}
      </fieldset>
    </>
  );
}
