import { Trans, useLingui } from '@lingui/react/macro';
import {
  createFromTemplate,
  type Drawing,
  readDrawing,
  TEMPLATE_NAMES,
  writeDrawing,
} from '@relievo/graphic';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { ToldError } from '../../../lib/server/told-error.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import '../editor.css';
import { describeProblem } from '../state/tell.ts';
import { DRAWINGS, drawingsQuery } from './drawings-query.ts';
import { TEMPLATE_WORDS } from './templates.ts';

/** Where drawing begins: with nothing, a template, a file, or a drawing that is under way. */
export function StartPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Graphics editor`}
      lead={t`Draw for the fingers, with your eyes or without them.`}
      describe={{
        contents: t`Buttons to begin with an empty sheet or a template, a field for an SVG file, and the list of your drawings.`,
        mainAction: t`Begin a drawing`,
      }}
    >
      <div className="editor-start">
        <Begin />
        <MyDrawings />
      </div>
    </Page>
  );
}

function useBegin() {
  const go = useGo();
  const queries = useQueryClient();
  return useAction({
    run: (drawing: Drawing) => client.drawings.begin({ svg: writeDrawing(drawing) }),
    onDone: ({ id }) => {
      void queries.invalidateQueries({ queryKey: DRAWINGS });
      go(`/svg-editor/${id}`);
    },
  });
}

function Begin() {
  const { t, i18n } = useLingui();
  const begin = useBegin();
  const open = useAction({
    run: async (file: File) => {
      const read = readDrawing(await file.text());
      if (!read.ok) throw new ToldError(describeProblem(read.problems[0]));
      begin.start(read.value);
    },
  });
  const refused = begin.refused ?? open.refused;
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
      <FileDrop
        label={t`Open a drawing from a file`}
        help={t`An SVG that was made here. Other pictures become drawings in Create Content.`}
        accept={['.svg']}
        onFiles={([file]) => {
          if (file) open.start(file);
        }}
      />
      {refused ? <p role="alert">{refused}</p> : null}
    </section>
  );
}

function MyDrawings() {
  const { t } = useLingui();
  const drawings = useQuery(drawingsQuery);
  const queries = useQueryClient();
  const remove = useAction({
    run: (id: string) => client.drawings.remove({ id }),
    done: t`The drawing is deleted.`,
    onDone: () => {
      focusHeading();
      void queries.invalidateQueries({ queryKey: DRAWINGS });
    },
  });
  return (
    <section role="group" aria-labelledby="editor-mine">
      <h2 id="editor-mine">
        <Trans>Your drawings</Trans>
      </h2>
      <Loaded
        level={3}
        query={drawings}
        loading={t`Loading your drawings…`}
        failed={t`Your drawings could not be loaded`}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title={t`No drawings yet`}
              message={t`What you draw is saved here while you draw it.`}
            />
          ) : (
            <ul className="editor-drawings" role="list">
              {list.map(({ id, title, savedAt }) => {
                const name = title || t`Untitled drawing`;
                return (
                  <li key={id}>
                    <ButtonLink to={`/svg-editor/${id}`}>
                      {title ? <AuthorsWords>{title}</AuthorsWords> : name}
                    </ButtonLink>
                    <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
                    <ConfirmButton
                      label={t`Delete: ${name}`}
                      title={t`Delete this drawing?`}
                      consequence={t`It is deleted for good. What you saved to Your Content stays.`}
                      action={t`Delete`}
                      isPending={remove.isPending}
                      onConfirm={() => remove.start(id)}
                    >
                      <Trans>Delete</Trans>
                    </ConfirmButton>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
