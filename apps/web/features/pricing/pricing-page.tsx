import { Trans, useLingui } from '@lingui/react/macro';
import { Table, type TableColumn } from '../../ui/lists/table.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

interface Plan {
  id: string;
  name: string;
  forWhom: string;
  paid: string;
}

export function PricingPage() {
  const { t } = useLingui();
  const plans: Plan[] = [
    {
      id: 'free',
      name: t`Free`,
      forWhom: t`Your personal organization, which you get with your account`,
      paid: t`Page, picture and description`,
    },
    {
      id: 'basic',
      name: t`Basic`,
      forWhom: t`Organizations with several people, such as a school`,
      paid: t`Page, picture, description and every download`,
    },
  ];
  const columns: TableColumn<Plan, 'name' | 'forWhom' | 'paid'>[] = [
    { id: 'name', label: t`Plan`, cell: ({ name }) => name },
    { id: 'forWhom', label: t`Who it is for`, cell: ({ forWhom }) => forWhom },
    { id: 'paid', label: t`Paid resources`, cell: ({ paid }) => paid },
  ];
  return (
    <Page
      title={t`Pricing`}
      lead={t`What each plan includes. This site takes no payments and sets no prices.`}
      describe={{
        contents: t`A table of the two plans and what they include, then two short sections about paid resources and prices.`,
      }}
    >
      <Prose>
        <Table
          caption={t`Plans and what they include`}
          columns={columns}
          rows={plans}
          rowKey={({ id }) => id}
        />
        <ProseSection title={t`Free and paid resources`}>
          <p>
            <Trans>
              Most resources are free: everyone who can see one can download it in every format. Authors can
              mark a resource as paid. Everyone who can see it can still see its page, picture and
              description. Only its author, administrators and members of an organization with the Basic plan
              can download it.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Prices`}>
          <p>
            <Trans>
              You cannot pay here. The people who run this site decide which plan an organization has and
              whether it costs anything. Ask them with the contact form.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
