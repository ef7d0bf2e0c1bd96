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
      forWhom: t`Your personal organization, made with your account`,
      paid: t`Page, picture and description`,
    },
    {
      id: 'basic',
      name: t`Basic`,
      forWhom: t`Every organization that people share, such as a school`,
      paid: t`Page, picture, description and every download`,
    },
  ];
  const columns: TableColumn<Plan, 'name' | 'forWhom' | 'paid'>[] = [
    { id: 'name', label: t`Tier`, cell: ({ name }) => name },
    { id: 'forWhom', label: t`Who has it`, cell: ({ forWhom }) => forWhom },
    { id: 'paid', label: t`What its members get of paid resources`, cell: ({ paid }) => paid },
  ];
  return (
    <Page
      title={t`Pricing`}
      lead={t`What each tier opens. This software takes no payments and sets no prices.`}
      describe={{
        contents: t`A table of the two tiers and what they open, then two short sections about paid resources and who sets prices.`,
      }}
    >
      <Prose>
        <Table caption={t`Tiers and what they open`} columns={columns} rows={plans} rowKey={({ id }) => id} />
        <ProseSection title={t`Free and paid resources`}>
          <p>
            <Trans>
              Most resources are free: whoever can see one can download every form of it. A resource can be
              marked as paid by its author. Everyone who can see it may still read its page, its picture and
              its description; its downloads are for its author, for administrators, and for members of an
              organization whose tier is not free.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Prices`}>
          <p>
            <Trans>
              There is no checkout here. The people who run this installation decide which tier an
              organization has and whether it costs anything. Ask them by the contact form.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
