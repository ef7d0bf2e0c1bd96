import { Trans, useLingui } from '@lingui/react/macro';
import { createFromTemplate, TEMPLATE_NAMES } from '@relievo/graphic/editing/templates';
import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { TEMPLATE_WORDS } from './templates.ts';
import { useGoToDrawing } from './use-go-to-drawing.ts';

/** The page is there before its pictures are. */
const MoreTemplates = createLatePart(() => import('./more-templates.tsx'), 'MoreTemplates');

export function Begin() {
  const { i18n } = useLingui();
  const goToDrawing = useGoToDrawing();
  const begin = useAction({
    run: (drawing: Drawing) => client.drawings.begin({ svg: writeDrawing(drawing) }),
    onDone: goToDrawing,
  });
  return (
    <section role="group" aria-labelledby="editor-begin">
      <h2 id="editor-begin">
        <Trans>Begin a drawing</Trans>
      </h2>
      <ul className="editor-templates" role="list">
        {TEMPLATE_NAMES.map((name) => (
          <li key={name}>
            <Button
              variant={name === 'empty' ? 'primary' : 'secondary'}
              isBusy={begin.isPending}
              onPress={() => begin.start(createFromTemplate(name, i18n._(TEMPLATE_WORDS[name])))}
            >
              {i18n._(TEMPLATE_WORDS[name])}
            </Button>
          </li>
        ))}
      </ul>
      {begin.refused ? <Refusal text={begin.refused} /> : null}
      <MoreTemplates />
    </section>
  );
}
