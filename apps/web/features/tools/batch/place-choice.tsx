import { useLingui } from '@lingui/react/macro';
import { useViewer } from '../../../lib/server/session.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';

/** For whom drafts are submitted. */
export type Readers =
  | { readonly visibility: 'public' }
  | { readonly visibility: 'organization'; readonly organizationId: string };

interface PlaceChoiceProps {
  readers: Readers;
  onChange: (readers: Readers) => void;
}

const PUBLIC = 'public';

/** The library, or one of the organizations of the author. */
export function PlaceChoice({ readers, onChange }: PlaceChoiceProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const shared =
    viewer.status === 'signed-in'
      ? viewer.session.organizations.filter(({ organization }) => organization.type !== 'personal')
      : [];
  return (
    <RadioGroup
      label={t`Who can see them once they are approved`}
      value={readers.visibility === 'organization' ? readers.organizationId : PUBLIC}
      onChange={(place) =>
        onChange(
          place === PUBLIC ? { visibility: PUBLIC } : { visibility: 'organization', organizationId: place },
        )
      }
      options={[
        { value: PUBLIC, label: t`Everyone, in the library` },
        ...shared.map(({ organization }) => ({
          value: organization.id,
          label: t`Members of ${organization.name}`,
        })),
      ]}
    />
  );
}
