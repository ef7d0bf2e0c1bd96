import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Simplification } from '@relievo/contracts/pictures';
import type { Drawing } from '@relievo/graphic/model';
import type { Finding, Severity } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { getCatalogues } from '../../../lib/words/catalogues.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { performHeavy } from '../work/perform-heavy.ts';
import { addToLog, BY_HAND } from '../work/simplifications.ts';
import type { StepProps } from '../work/step-props.ts';
import { countThings, type FoundKind, groupFindings, type Task } from './group-findings.ts';
import type { FoundFlaws } from './use-findings.ts';

interface FindingsProps extends Pick<StepProps, 'keeper'> {
  findings: FoundFlaws;
  /** The sheet that the rules have checked. */
  drawing: Drawing;
  /** Of the drawing itself, in which it can be repaired, and not of a sheet that is made of it. */
  isWhole: boolean;
  shown: Finding | null;
  onShow: (finding: Finding) => void;
}

/** What fingers would stumble over, told once the rules have looked: nothing found is not the same as not yet looked. */
export function Findings({ findings, ...rest }: FindingsProps) {
  const { t } = useLingui();
  const { list, isUpToDate, hasFailed, lookAgain } = findings;
  if (list) return <FoundList {...rest} list={list} isUpToDate={isUpToDate} />;
  if (!hasFailed) return <Loading label={t`Checking what could be hard to feel…`} />;
  return (
    <div>
      <Refusal
        text={t`The drawing could not be checked. Whether fingers would miss something is not known. Check it again, or go on and check it in the editor.`}
      />
      <Button onPress={lookAgain}>
        <Trans>Check again</Trans>
      </Button>
    </div>
  );
}

interface FoundListProps extends Omit<FindingsProps, 'findings'> {
  list: readonly Finding[];
  isUpToDate: boolean;
}

/** What fingers would stumble over, each with its place, its source and its repair. */
function FoundList({ keeper, drawing, list, isUpToDate, isWhole, shown, onShow }: FoundListProps) {
  const { t } = useLingui();
  const mend = useAction({
    run: async (wanted: readonly Finding[]) => {
      const before = keeper.store.get().history.present;
      if (!before.drawn) return;
      const { profile } = before.process;
      const input = { svg: before.drawn.svg, profile, findings: wanted };
      const { svg, repaired, remaining } = await performHeavy('repair', input);
      const now = keeper.store.get().history.present;
      // Whoever changed something meanwhile has another drawing before them.
      if (now.drawn !== before.drawn) return;
      if (repaired.length === 0) {
        announce(t`This could not be repaired automatically. Open the drawing in the editor to change it.`);
        return;
      }
      keeper.change({ drawn: { ...before.drawn, svg }, log: addToLog(now.log, repaired.map(logRepair)) });
      announce(
        t`Repaired: ${repaired.length}. ${plural(remaining.length, {
          0: 'No findings are left.',
          one: '# finding is left.',
          other: '# findings are left.',
        })}`,
      );
    },
  });
  const repairable = isWhole ? list.filter(({ repairable: can }) => can) : [];
  const tasks: Readonly<Record<Task, string>> = {
    words: t`Check words and braille`,
    room: t`Give parts more room`,
    size: t`Make parts larger`,
    differ: t`Make parts differ`,
    redraw: t`Draw parts another way`,
    fewer: t`Leave parts out`,
    sheet: t`Change the sheet`,
  };
  const things = countThings(list, drawing);
  return (
    <section
      role="group"
      className="picture-findings"
      aria-labelledby="picture-findings"
      aria-busy={!isUpToDate}
    >
      <h3 id="picture-findings" tabIndex={-1}>
        {plural(things, {
          0: 'Nothing to look at',
          one: '# thing to look at',
          other: '# things to look at',
        })}
      </h3>
      <p>
        {list.length === 0 ? (
          <Trans>The rules find nothing that fingers would miss.</Trans>
        ) : (
          <Trans>A finger needs more room than an eye.</Trans>
        )}
      </p>
      {isWhole || list.length === 0 ? null : (
        <p>
          <Trans>These are on the sheet that is shown. To repair them, show the whole drawing.</Trans>
        </p>
      )}
      {repairable.length > 0 ? (
        <Button
          isBusy={mend.isPending}
          busyWords={t`Repairing…`}
          variant="primary"
          onPress={() => mend.start(repairable)}
        >
          <Trans>Repair all</Trans>
        </Button>
      ) : null}
      {groupFindings(list, drawing).map(({ task, kinds }) => (
        <section key={task} role="group" aria-labelledby={`picture-task-${task}`}>
          <h4 id={`picture-task-${task}`}>{tasks[task]}</h4>
          <ul className="picture-finding-list" role="list">
            {kinds.map((kind) => (
              <KindItem
                key={kind.code}
                kind={kind}
                isRepairable={kind.findings.some((finding) => repairable.includes(finding))}
                isShown={kind.code === shown?.code}
                isBusy={mend.isPending}
                onShow={(all) => onShow(all)}
                onRepair={() => mend.start(kind.findings.filter((finding) => repairable.includes(finding)))}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function logRepair(finding: Finding): Simplification {
  return { code: BY_HAND.repaired, count: 1, message: `Repaired: ${formatFinding(finding)}`.slice(0, 1000) };
}

interface KindItemProps {
  kind: FoundKind;
  isRepairable: boolean;
  isShown: boolean;
  isBusy: boolean;
  /** Gets one finding with the items of all of them. */
  onShow: (all: Finding) => void;
  onRepair: () => void;
}

/** Shows all findings of one kind: the first says what it is, and their source is named once. */
function KindItem({ kind, isRepairable, isShown, isBusy, onShow, onRepair }: KindItemProps) {
  const { t } = useLingui();
  const { findings, severity, things } = kind;
  const [first] = findings;
  if (!first) return null;
  const words = formatFinding(first, getCatalogues().findings ?? undefined);
  const severities: Readonly<Record<Severity, string>> = {
    error: t`Error`,
    warning: t`Warning`,
    advice: t`Advice`,
  };
  const items = [...new Set(findings.flatMap((finding) => finding.items))];
  return (
    <li className="picture-finding" data-severity={severity}>
      <p>
        <strong>{severities[severity]}</strong> {words}{' '}
        {things > 1 ? <Trans>({things} things like this)</Trans> : null}
      </p>
      <p className="field-help">
        <Trans>Source: {first.source}</Trans>
      </p>
      <div className="picture-buttons">
        {items.length > 0 ? (
          <Button
            aria-label={t`Show: ${words}`}
            aria-pressed={isShown}
            onPress={() => onShow({ ...first, items })}
          >
            <Trans>Show</Trans>
          </Button>
        ) : null}
        {isRepairable ? (
          <Button isBusy={isBusy} aria-label={t`Repair: ${words}`} onPress={onRepair}>
            <Trans>Repair</Trans>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
