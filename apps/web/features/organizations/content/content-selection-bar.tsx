import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { ChangedPart } from './change-dialog.tsx';
import type { ContentSelection } from './use-content-selection.ts';

interface ContentSelectionBarProps {
  selection: ContentSelection;
  onChange: (part: ChangedPart) => void;
}

/** Chooses all that can be changed on the page, and changes what is chosen. */
export function ContentSelectionBar({ selection, onChange }: ContentSelectionBarProps) {
  const { t } = useLingui();
  const { chosen, selectable } = selection;
  const count = chosen.length;
  return (
    <div role="group" className="organization-selection" aria-label={t`Selected resources`}>
      <Checkbox
        isSelected={count > 0 && count === selectable.length}
        isIndeterminate={count > 0 && count < selectable.length}
        isDisabled={selectable.length === 0}
        onChange={selection.chooseAll}
      >
        <Trans>Select all published content on this page</Trans>
      </Checkbox>
      {count > 0 ? (
        <span className="organization-actions">
          <span className="organization-count">
            {plural(count, { one: '# selected', other: '# selected' })}
          </span>
          <Button onPress={() => onChange('visibility')}>
            <Trans>Change who sees it</Trans>
          </Button>
          <Button onPress={() => onChange('category')}>
            <Trans>Change category</Trans>
          </Button>
        </span>
      ) : null}
    </div>
  );
}
