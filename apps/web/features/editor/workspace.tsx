import { useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts/values';
import type { Drawing } from '@relievo/graphic/model';
import type { Finding } from '@relievo/graphic/rules';
import { useState } from 'react';
import { createLatePart } from '../../lib/late-parts/late-part.ts';
import { Tabs } from '../../ui/lists/tabs.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { SnapFields } from './canvas/snap-fields.tsx';
import { ToolBar } from './canvas/tool-bar.tsx';
import { WriteField } from './canvas/write-field.tsx';
import { createEditorCommands } from './commands/editor-commands.ts';
import { useEditorKeys } from './commands/use-editor-keys.ts';
import './editor.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import { FindingsPanel } from './panels/findings-panel.tsx';
import { FinishPanel } from './panels/finish-panel.tsx';
import { ObjectPanel } from './panels/object-panel.tsx';
import { ObjectTree } from './panels/object-tree.tsx';
import { PreviewPanel } from './panels/preview-panel.tsx';
import { TextPanel } from './panels/text-panel.tsx';
import { ChooseVersion } from './start/choose-version.tsx';
import { OpenedNotes } from './start/opened-notes.tsx';
import { createEditor, type Editor, type Panel } from './state/editor.ts';
import { EditorProvider, StateLater } from './state/editor-provider.tsx';
import type { DrawingPlace } from './state/kept-here.ts';
import { createTellings } from './state/tell.ts';
import { useEditor, useEditorState } from './state/use-editor.ts';
import { useKeptDrawing } from './state/use-kept-drawing.ts';
import { useFindings } from './work/use-findings.ts';
import { useStepsBeside } from './work/use-steps-beside.ts';

interface WorkspaceProps {
  kept: KeptDrawing;
  drawing: Drawing;
  /** Where this browser keeps what has not arrived. */
  here: DrawingPlace;
}

/** A drawing that needs no symbol does not wait for hundreds of them. */
const SymbolsPanel = createLatePart(() => import('./symbols/symbols-panel.tsx'), 'SymbolsPanel');

/** One value, so that it is not looked at again before the state has come. */
const PROPERTIES = (
  <StateLater>
    <ObjectPanel />
  </StateLater>
);

/** A drawing on the table: its objects, its sheet, and all that can be said and done about it. */
export function Workspace({ kept, drawing, here }: WorkspaceProps) {
  const [editor] = useState(() => {
    const made: Editor = createEditor(
      here.found?.drawing ?? drawing,
      createTellings(() => {
        const { wording, history } = made.store.get();
        return { wording, language: history.drawing.language };
      }),
    );
    return made;
  });
  return (
    <EditorProvider editor={editor}>
      <Table kept={kept} here={here} />
    </EditorProvider>
  );
}

function Table({ kept, here }: Omit<WorkspaceProps, 'drawing'>) {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, panel, tool } = useEditorState();
  const keeper = useKeptDrawing(editor, kept, here);
  const [commands] = useState(() => createEditorCommands(editor));
  const place = useEditorKeys(commands);
  useStepsBeside(editor);
  const findings = useFindings();
  const [shown, setShown] = useState<Finding | null>(null);
  const { list } = findings;
  return (
    <div className="editor">
      <Page
        title={t`Graphics editor`}
        part={history.drawing.title || t`Untitled drawing`}
        describe={{
          contents: t`A toolbar, the tree of objects, the sheet, and panels for properties, findings, the drawing as text, previews and downloads. Every command is in the command palette, by Control and K.`,
          mainAction: t`Draw and change objects`,
          keys: [
            { keys: 'Ctrl+K', does: t`Find a command` },
            { keys: 'Ctrl+Z', does: t`Undo` },
            { keys: 'Delete', does: t`Delete what is selected` },
            { keys: 'Ctrl+ArrowRight', does: t`Move what is selected by 1 mm` },
          ],
        }}
        actions={<EditorToolbar commands={commands} place={place} keeper={keeper} />}
      >
        <p className="editor-title" lang={history.drawing.language} translate="no">
          {history.drawing.title || t`Untitled drawing`}
        </p>
        <ChooseVersion keeper={keeper} />
        <OpenedNotes kept={kept} />
        <div className="editor-table">
          <StateLater>
            <ObjectTree findings={list} />
          </StateLater>
          <div className="editor-middle">
            <StateLater>
              <ToolBar />
              {tool === 'text' ? <WriteField /> : null}
            </StateLater>
            <Canvas shown={shown} />
            <StateLater>
              <SnapFields />
            </StateLater>
          </div>
          <div className="editor-panels">
            <Tabs
              label={t`Panels`}
              selectedKey={panel}
              onSelectionChange={(id) => editor.set({ panel: id as Panel })}
              onNear={(id) => {
                if (id === 'symbols') void SymbolsPanel.preload();
              }}
              tabs={[
                { id: 'object', label: t`Properties`, panel: PROPERTIES },
                { id: 'symbols', label: t`Symbols`, panel: <SymbolsPanel /> },
                {
                  id: 'findings',
                  label: list.length > 0 ? t`Findings (${list.length})` : t`Findings`,
                  panel: <FindingsPanel findings={findings} shown={shown} onShow={setShown} />,
                },
                { id: 'text', label: t`Text`, panel: <TextPanel /> },
                { id: 'preview', label: t`Preview`, panel: <PreviewPanel /> },
                {
                  id: 'finish',
                  label: t`Finish`,
                  panel: <FinishPanel findings={list} kept={kept} keeper={keeper} />,
                },
              ]}
            />
          </div>
        </div>
      </Page>
    </div>
  );
}
