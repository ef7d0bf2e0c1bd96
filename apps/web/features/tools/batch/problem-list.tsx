import { Refusal } from '../../../ui/states/refusal.tsx';
import type { Draft } from './draft-choice.tsx';

interface ProblemListProps {
  drafts: readonly Draft[];
  outcomes: readonly { readonly id: string; readonly problem: string }[];
}

/** Why some of several drafts are not as wanted, each beside its name. */
export function ProblemList({ drafts, outcomes }: ProblemListProps) {
  if (outcomes.length === 0) return null;
  return (
    <ul className="batch-failures" role="list">
      {outcomes.map(({ id, problem }) => (
        <li key={id}>
          <strong dir="auto" translate="no">
            {drafts.find((draft) => draft.id === id)?.title}
          </strong>
          <span lang="en">
            <Refusal text={problem} />
          </span>
        </li>
      ))}
    </ul>
  );
}
