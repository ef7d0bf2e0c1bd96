import { useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { ActionsSection } from './sections/actions-section.tsx';
import { ChoicesSection } from './sections/choices-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import { ListsSection } from './sections/lists-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';
import { StatesSection } from './sections/states-section.tsx';
import './workshop.css';

/** Every primitive in each of its states: for those who build pages, and for the tests of keys, words and contrast. */
export function WorkshopPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Workshop`}
      lead={t`Everything that pages are built from, in each of its states.`}
      describe={{
        contents: t`Six sections: actions, fields, choices, what opens over the page, lists, and states. Nothing here is kept.`,
      }}
    >
      <div className="workshop">
        <ActionsSection />
        <FieldsSection />
        <ChoicesSection />
        <OverlaysSection />
        <ListsSection />
        <StatesSection />
      </div>
    </Page>
  );
}
