import { useLingui } from '@lingui/react/macro';
import { Page } from '../../../ui/page/page.tsx';
import '../editor.css';
import { Begin } from './begin.tsx';
import { MyDrawings } from './my-drawings.tsx';
import { OpenSvg } from './open-svg.tsx';

/** Where drawing begins: with nothing, a template, a file, or a drawing that is under way. */
export function StartPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Graphics editor`}
      lead={t`Draw for the fingers, with your eyes or without them.`}
      describe={{
        contents: t`Buttons to begin with an empty sheet or a template, pictures of more templates to choose from, a field for an SVG file or its code, and the list of your drawings.`,
        mainAction: t`Begin a drawing`,
      }}
    >
      <div className="editor-start">
        <Begin />
        <OpenSvg />
        <MyDrawings />
      </div>
    </Page>
  );
}
