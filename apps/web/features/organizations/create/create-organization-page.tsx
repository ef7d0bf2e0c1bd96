import { Trans, useLingui } from '@lingui/react/macro';
import { ORGANIZATION_TYPES, organizationInput } from '@relievo/contracts/people';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { useSessionRenewed } from '../query/use-session-renewed.ts';
import { ORGANIZATION_TYPE_NAMES } from '../words/type-words.ts';
import '../organizations.css';

type OrganizationInput = Parameters<typeof client.organizations.found>[0];

/** Creating an organization needs upload access; whoever has none reads why, and how to get it. */
export function CreateOrganizationPage() {
  const viewer = useViewer();
  if (viewer.status !== 'signed-in' || viewer.session.canUpload) return <CreationForm />;
  return <WithoutUploadAccess isLearner={viewer.session.isLearner} />;
}

function WithoutUploadAccess({ isLearner }: { isLearner: boolean }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Create organization`}
      lead={t`An organization is a place to share content with the people you work with.`}
      describe={{ contents: t`Why you cannot create an organization yet, and what you can do.` }}
    >
      {isLearner ? (
        <p>
          <Trans>Your teacher looks after this account, so organizations are not created with it.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              To create an organization, your account needs upload access. To join one that exists, ask the
              people who run it to invite you.
            </Trans>
          </p>
          <p>
            <ButtonLink to="/settings" search={{ tab: 'account' }} variant="primary">
              <Trans>Request Upload Access</Trans>
            </ButtonLink>
          </p>
        </>
      )}
    </Page>
  );
}

/** Whoever creates an organization owns it, and works in it from then on. */
function CreationForm() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const renew = useSessionRenewed();
  const draft = useFormDraft('relievo-draft-organization', { name: '', type: 'school' });
  const problems = useFormProblems(['name', 'type']);
  const field = bindTo(draft, problems);
  const creating = useAction({
    run: async (input: OrganizationInput) => {
      const { organization } = await client.organizations.found(input);
      await client.organizations.switch({ organizationId: organization.id });
      await renew();
      return organization;
    },
    done: ({ name }) => t`${name} is created. You are now working in it.`,
    onDone: () => {
      draft.forget();
      go('/organization/settings');
    },
    onRefused: (refusal) => problems.place(refusal),
  });
  const onSubmit = () => {
    const checked = organizationInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data) creating.start(checked.data);
  };
  const { error: typeError, ...type } = field('type');
  return (
    <Page
      title={t`Create organization`}
      lead={t`An organization is a place to share content with the people you work with. You become its owner.`}
      describe={{
        contents: t`A form with the name and the kind of the organization.`,
        mainAction: t`Create organization`,
      }}
    >
      <div className="organization-form">
        <Form
          label={t`Create organization`}
          problems={problems}
          refused={creating.refused}
          onSubmit={onSubmit}
        >
          <TextField {...field('name')} label={t`Name`} autoComplete="organization" isRequired />
          <RadioGroup
            {...type}
            error={typeError}
            label={t`Kind`}
            options={ORGANIZATION_TYPES.map((value) => ({
              value,
              label: i18n._(ORGANIZATION_TYPE_NAMES[value]),
            }))}
          />
          <FormActions isBusy={creating.isPending} busyWords={t`Creating…`}>
            <Trans>Create organization</Trans>
          </FormActions>
        </Form>
      </div>
    </Page>
  );
}
