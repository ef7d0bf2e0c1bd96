import { Trans, useLingui } from '@lingui/react/macro';
import type { PageCorners } from '@relievo/contracts/pictures';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { performHeavy } from '../work/perform-heavy.ts';
import { pictureQuery } from '../work/picture-queries.ts';
import type { ChangeRecipe } from './change-recipe.ts';
import { CornerFields } from './corner-fields.tsx';

/** As they lie in the picture: what is on its left stands on the left. */
const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
/** Where nobody has found it a page begins near the edges of its picture. */
const NEAR_EDGES: PageCorners = {
  topLeft: { x: 50, y: 50 },
  topRight: { x: 950, y: 50 },
  bottomRight: { x: 950, y: 950 },
  bottomLeft: { x: 50, y: 950 },
};

interface PageCornersProps {
  draftId: string;
  corners: PageCorners | 'find' | null;
  onChange: ChangeRecipe;
}

/** The page in a photograph: found by itself, its corners moved by number and by arrow keys. */
export function PageCornersGroup({ draftId, corners, onChange }: PageCornersProps) {
  const { t } = useLingui();
  const { data: pixels } = useQuery(pictureQuery(draftId));
  const find = useAction({
    run: async () => (pixels ? performHeavy('findPage', { pixels }) : null),
    done: (found) =>
      found
        ? t`The page was found and laid straight.`
        : t`No page was seen. Set its corners by number, or leave the whole picture.`,
    onDone: (found) => {
      if (found) onChange({ corners: found });
    },
  });
  const placed = corners === null || corners === 'find' ? null : corners;
  const names: Readonly<Record<keyof PageCorners, string>> = {
    topLeft: t`Top left corner`,
    topRight: t`Top right corner`,
    bottomRight: t`Bottom right corner`,
    bottomLeft: t`Bottom left corner`,
  };
  const setByNumber = () => {
    onChange({ corners: NEAR_EDGES });
    announce(t`The corners lie near the edges of the picture. Move them to those of the page.`);
  };
  const takeWhole = () => {
    onChange({ corners: null });
    announce(t`The whole picture is used.`);
  };
  return (
    <fieldset className="picture-group">
      <legend>{t`Page in the photograph`}</legend>
      <p className="field-help">
        <Trans>
          A page that was photographed askew is laid straight by its four corners, and what lies around it is
          left out.
        </Trans>
      </p>
      <div className="picture-buttons">
        <Button isBusy={!pixels || find.isPending} onPress={() => find.start()}>
          <Trans>Find the page</Trans>
        </Button>
        {placed ? (
          <Button onPress={takeWhole}>
            <Trans>Use the whole picture</Trans>
          </Button>
        ) : (
          <Button onPress={setByNumber}>
            <Trans>Set the corners by number</Trans>
          </Button>
        )}
      </div>
      {placed ? (
        <div className="picture-edges">
          {CORNERS.map((corner) => (
            <CornerFields
              key={corner}
              name={names[corner]}
              place={placed[corner]}
              onMove={(to) => onChange({ corners: { ...placed, [corner]: to } }, `corner ${corner}`)}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
