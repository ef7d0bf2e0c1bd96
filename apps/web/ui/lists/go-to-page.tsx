import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { parsePage } from '../../lib/layout/page-numbers.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { Button } from '../actions/button.tsx';

/** A page by its number. Offered only where a caller asks for it. */
export function GoToPage({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = parsePage(text, pages);
    const words = t`Invalid page number. Please enter a number between 1 and ${pages}.`;
    setProblem(page ? '' : words);
    if (page) onPage(page);
    else announce(words, 'errors');
  };
  return (
    <form className="pagination-go-to" onSubmit={go} noValidate>
      <label htmlFor={id}>
        <Trans>Go to page</Trans>
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...(problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {})}
      />
      <Button type="submit">
        <Trans>Go</Trans>
      </Button>
      {problem ? (
        <p id={`${id}-problem`} className="field-error">
          <Trans>Error: {problem}</Trans>
        </p>
      ) : null}
    </form>
  );
}
