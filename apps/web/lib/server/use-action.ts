import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useMutation } from '@tanstack/react-query';
import { announce } from '../speaking/announcer.ts';
import { toasts } from '../speaking/toasts.ts';
import { withProof } from './proof.ts';
import { endsSession } from './session.ts';
import { ToldError } from './told-error.ts';

export type Refused = NonNullable<ReturnType<typeof readRefusal>>;

interface ActionOptions<Input, Output> {
  readonly run: (input: Input) => Promise<Output>;
  /** What is said when it worked; nothing where the page itself says it. */
  readonly done?: string | ((output: Output) => string);
  /** What is said when it did not, instead of the words of the refusal. */
  readonly failed?: string | ((thrown: unknown) => string);
  readonly onDone?: (output: Output, input: Input) => void;
  /** Takes over a refusal that has a place of its own, such as a field; true where it did. */
  readonly onRefused?: (refusal: Refused) => boolean;
}

/**
 * One thing that a person asks the server for: how it ended is said, and a refusal stays while it is true. Where the
 * server asks who sits at the screen, that is asked in between.
 */
export function useAction<Input = void, Output = unknown>({
  run,
  done,
  failed,
  onDone,
  onRefused,
}: ActionOptions<Input, Output>) {
  const { t } = useLingui();
  const unexpected = t`An unexpected error occurred. Please try again.`;
  const wordsOf = (thrown: unknown): string =>
    readRefusal(thrown)?.message ?? (thrown instanceof ToldError ? thrown.message : unexpected);
  const { mutate, data, isPending, isSuccess, error, reset } = useMutation<Output, unknown, Input>({
    mutationFn: (input) => withProof(() => run(input)),
    onSuccess: (output, input) => {
      if (done) toasts.show(typeof done === 'string' ? done : done(output), 'success');
      onDone?.(output, input);
    },
    onError: (thrown) => {
      const refusal = readRefusal(thrown);
      if (endsSession(refusal) || (refusal && onRefused?.(refusal))) return;
      if (failed) {
        toasts.show(typeof failed === 'string' ? failed : failed(thrown), 'error');
        return;
      }
      announce(t`Error: ${wordsOf(thrown)}`, 'errors');
    },
  });
  return {
    start: mutate,
    isPending,
    isDone: isSuccess,
    answer: data,
    refusal: error ? readRefusal(error) : null,
    refused: error ? wordsOf(error) : null,
    reset,
  };
}
