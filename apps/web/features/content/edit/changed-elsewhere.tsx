import { Trans, useLingui } from '@lingui/react/macro';
import { type ContentFields, findChangedFields } from '@relievo/contracts/values';
import { Button } from '../../../ui/actions/button.tsx';
import { Difference } from '../state/changes.tsx';
import type { DraftKeeper } from './draft-keeper.ts';

interface ChangedElsewhereProps {
  mine: ContentFields;
  theirs: ContentFields;
  keeper: DraftKeeper;
}

export function goToChoice(): void {
  return document.getElementById('content-elsewhere')?.focus();
}

/** Two tabs wrote on one resource: the person reads both and chooses; nothing is lost before. */
export function ChangedElsewhere({ mine, theirs, keeper }: ChangedElsewhereProps) {
  const { t } = useLingui();
  const goOn = (choose: () => void) => () => {
    choose();
    document.getElementById('content-edit')?.focus();
  };
  return (
    <section role="group" className="content-elsewhere flow" aria-labelledby="content-elsewhere">
      <h2 id="content-elsewhere" tabIndex={-1}>
        <Trans>Changed in another tab</Trans>
      </h2>
      <p>
        <Trans>
          This resource was also changed in another tab or on another device. Choose which version to keep.
          Until then, your changes here are not saved.
        </Trans>
      </p>
      <Difference
        from={theirs}
        to={mine}
        fields={findChangedFields(theirs, mine)}
        before={t`The other tab`}
        after={t`Here`}
      />
      <div className="content-steps">
        <Button variant="primary" onPress={goOn(keeper.keepMine)}>
          <Trans>Keep this version</Trans>
        </Button>
        <Button onPress={goOn(keeper.takeTheirs)}>
          <Trans>Use the version from the other tab</Trans>
        </Button>
      </div>
    </section>
  );
}
