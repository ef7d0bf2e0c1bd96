import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { categoryChange, type OrganizationResource } from '@relievo/contracts/organizations';
import { useState } from 'react';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useContentChanged } from './content-query.ts';

export type ChangedPart = 'visibility' | 'category';

/** What was changed, until it is undone or something else is done. */
export interface ContentChange {
  readonly changeId: string;
  readonly changed: number;
}

interface ChangeDialogProps {
  organizationId: string;
  part: ChangedPart;
  resources: readonly OrganizationResource[];
  onChanged: (change: ContentChange) => void;
  onClose: () => void;
}

const LONGEST_CATEGORY = 100;

/** One thing of several resources is changed at once. */
export function ChangeDialog({ organizationId: id, part, resources, onChanged, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const [visibility, setVisibility] = useState<'organization' | 'private'>('organization');
  const draft = useFormDraft(`relievo-draft-category-${id}`, { category: '' });
  const problems = useFormProblems(['category']);
  const listChanged = useContentChanged();
  const isCategory = part === 'category';
  const changing = useAction({
    run: async (values: { category: string } | { visibility: typeof visibility }) => {
      const ids = resources.map((resource) => resource.id);
      const answer = await client.organizationContent.change({ id, ids, ...values });
      await listChanged();
      return answer;
    },
    done: ({ changed }) =>
      changed === 0
        ? t`There was nothing to change.`
        : plural(changed, { one: '# resource changed.', other: '# resources changed.' }),
    onDone: ({ changeId, changed }) => {
      if (changeId) onChanged({ changeId, changed });
      close();
    },
    onRefused: (refusal) => problems.place(refusal),
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const onSubmit = () => {
    if (!isCategory) return changing.start({ visibility });
    const checked = categoryChange.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data) changing.start(checked.data);
  };
  const count = resources.length;
  return (
    <FormDialog
      title={
        isCategory
          ? plural(count, {
              one: 'Change the category of # resource',
              other: 'Change the category of # resources',
            })
          : plural(count, { one: 'Change who sees # resource', other: 'Change who sees # resources' })
      }
      label={isCategory ? t`Category` : t`Visible to`}
      problems={problems}
      sending={changing}
      busyWords={t`Saving…`}
      submit={<Trans>Save</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      {isCategory ? (
        <TextField
          {...bindTo(draft, problems)('category')}
          label={t`Category`}
          limit={LONGEST_CATEGORY}
          isRequired
        />
      ) : (
        <>
          <RadioGroup
            label={t`Visible to`}
            name="visibility"
            value={visibility}
            onChange={(value) => setVisibility(value === 'private' ? 'private' : 'organization')}
            options={[
              { value: 'organization', label: t`This organization` },
              { value: 'private', label: t`Only its author` },
            ]}
          />
          <p>
            <Trans>To show content to everyone, its author submits it for review.</Trans>
          </p>
        </>
      )}
    </FormDialog>
  );
}
