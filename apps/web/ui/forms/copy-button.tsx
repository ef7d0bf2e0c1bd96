import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ToldError } from '../../lib/server/told-error.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../actions/button.tsx';
import { Refusal } from '../states/refusal.tsx';

interface CopyButtonProps {
  text: string;
  done: string;
  children: ReactNode;
}

export function CopyButton({ text, done, children }: CopyButtonProps) {
  const { t } = useLingui();
  const copy = useAction({
    run: async () => {
      try {
        await navigator.clipboard.writeText(text);
      } catch (cause) {
        throw new ToldError(t`It could not be copied. Select the text and copy it yourself.`, { cause });
      }
    },
    done,
  });
  return (
    <>
      {copy.refused ? <Refusal text={copy.refused} /> : null}
      <Button isBusy={copy.isPending} onPress={() => copy.start()}>
        {children}
      </Button>
    </>
  );
}
