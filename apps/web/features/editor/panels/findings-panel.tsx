import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { findProfile, getProfile, PROFILES } from '@relievo/graphic/profiles';
import { type Finding, repair, type Severity } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { announce } from '../../../lib/speaking/announcer.ts';
import { getCatalogues } from '../../../lib/words/catalogues.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import type { Findings } from '../work/use-findings.ts';

interface FindingsPanelProps {
  findings: Findings;
  shown: Finding | null;
  onShow: (finding: Finding | null) => void;
}

/** What fingers would stumble over, each with its place, its source and its repair. */
export function FindingsPanel({ findings: { list, isChecked }, shown, onShow }: FindingsPanelProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, profileId } = useEditorState();
  const mend = (wanted: readonly Finding[]) => {
    const profile = findProfile(profileId) ?? getProfile('swell-a4');
    const { drawing, repaired, remaining } = repair(history.drawing, wanted, profile);
    if (repaired.length === 0) {
      announce(t`This could not be repaired automatically. Change the drawing by hand.`, 'errors');
      return;
    }
    onShow(null);
    editor.perform({ do: 'rewrite', why: 'repair', drawing });
    announce(
      plural(remaining.length, {
        0: 'No findings are left',
        one: '# finding is left',
        other: '# findings are left',
      }),
    );
  };
  const repairable = list.filter((finding) => finding.repairable);
  return (
    <div className="editor-fields">
      <Select
        label={t`Check for`}
        options={PROFILES.map(({ id, name }) => ({ value: id, label: name }))}
        selectedKey={profileId}
        onSelectionChange={(key) =>
          editor.set({ profileId: PROFILES.find(({ id }) => id === key)?.id ?? profileId })
        }
      />
      <p>
        {isChecked
          ? plural(list.length, { 0: 'No findings', one: '# finding', other: '# findings' })
          : t`Checking…`}
      </p>
      {repairable.length > 0 ? (
        <Button onPress={() => mend(repairable)}>
          <Trans>Repair all that can be repaired</Trans>
        </Button>
      ) : null}
      <ul className="editor-findings" role="list">
        {list.map((finding) => (
          <FindingItem
            key={`${finding.rule} ${finding.items.join(' ')} ${finding.measured}`}
            finding={finding}
            isShown={finding === shown}
            onShow={() => {
              onShow(finding === shown ? null : finding);
              if (finding.items.length > 0) editor.choose(finding.items);
            }}
            onRepair={() => mend([finding])}
          />
        ))}
      </ul>
    </div>
  );
}

interface FindingItemProps {
  finding: Finding;
  isShown: boolean;
  onShow: () => void;
  onRepair: () => void;
}

function FindingItem({ finding, isShown, onShow, onRepair }: FindingItemProps) {
  const { t } = useLingui();
  const words = formatFinding(finding, getCatalogues().findings ?? undefined);
  const severities: Readonly<Record<Severity, string>> = {
    error: t`Error`,
    warning: t`Warning`,
    advice: t`Advice`,
  };
  return (
    <li className="editor-finding-item">
      <p>
        <strong>{severities[finding.severity]}</strong> {words}
      </p>
      <p className="field-help">
        <Trans>Source: {finding.source}</Trans>
      </p>
      <div className="editor-row">
        <Button aria-label={t`Show: ${words}`} aria-pressed={isShown} onPress={onShow}>
          <Trans>Show</Trans>
        </Button>
        {finding.repairable ? (
          <Button aria-label={t`Repair: ${words}`} onPress={onRepair}>
            <Trans>Repair</Trans>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
