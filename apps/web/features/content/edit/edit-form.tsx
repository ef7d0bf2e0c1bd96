import { Trans, useLingui } from '@lingui/react/macro';
import { CONTENT_LIMITS } from '@relievo/contracts/values';
import { type BoundField, bindTo } from '../../../lib/forms/bound-to.ts';
import type { FormProblems } from '../../../lib/forms/use-form-problems.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { goToChoice } from './changed-elsewhere.tsx';
import { Choices } from './choices.tsx';
import type { DraftKeeper, Kept } from './draft-keeper.ts';
import { SaveStatus } from './save-status.tsx';

interface EditFormProps {
  kept: Kept;
  keeper: DraftKeeper;
  problems: FormProblems;
  /** The words of the button that goes on; null while there is nothing to submit. */
  submit: string | null;
  onSubmit: () => void;
}

/** All that an author says of a resource; each word is saved by itself, and Enter goes on to submitting. */
export function EditForm({ kept, keeper, problems, submit, onSubmit }: EditFormProps) {
  const { t } = useLingui();
  const field = bindTo({ fields: kept.form, change: keeper.change }, problems);
  return (
    <section role="group" className="content-edit flow" aria-labelledby="content-edit">
      <h2 id="content-edit" tabIndex={-1}>
        <Trans>Edit</Trans>
      </h2>
      <p className="field-help">
        <Trans>Your changes are saved as a draft automatically.</Trans>
      </p>
      <SaveStatus kept={kept} keeper={keeper} onChoose={goToChoice} />
      <Form
        label={t`Edit the resource`}
        problems={problems}
        refused={null}
        onSubmit={submit ? onSubmit : stay}
      >
        <Words field={field} />
        <Choices field={field} />
        {submit ? (
          <Button type="submit" variant="primary" aria-haspopup="dialog">
            {submit}
          </Button>
        ) : null}
      </Form>
    </section>
  );
}

/** Enter in a field of what readers see already leads nowhere. */
function stay() {}

function Words({
  field,
}: {
  field: (name: 'title' | 'description' | 'altText' | 'knownFlaws') => BoundField;
}) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...field('title')} label={t`Title`} autoComplete="off" isRequired />
      <TextField
        {...field('description')}
        label={t`Description`}
        help={t`What it is about, who it is for and how to use it.`}
        optional
        multiline
        limit={CONTENT_LIMITS.description}
      />
      <TextField
        {...field('altText')}
        label={t`What the picture shows`}
        help={t`For people who cannot see the picture. It is read aloud and printed under the picture.`}
        optional
        multiline
        limit={CONTENT_LIMITS.altText}
      />
      <TextField
        {...field('knownFlaws')}
        label={t`Known problems`}
        help={t`What does not work for some readers, and what they can do instead. Shown on the resource page.`}
        optional
        multiline
        limit={CONTENT_LIMITS.knownFlaws}
      />
    </>
  );
}
