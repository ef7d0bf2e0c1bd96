import { find } from './find.ts';
import { createSaidField } from './said-field.ts';

/** Shows the name of a part in six-dot cells, as the page of a drawing does: the server writes them for guests as well. */
export function createBrailleName(language: string) {
  const place = find('name-field', HTMLElement);
  const help = find('name-help', HTMLElement);
  const { written = '', waiting = '', failed = '' } = help.dataset;
  const field = createSaidField('name-cells', language);
  let shown = '';
  const write = (cells: string, words: string) => {
    field.write([{ text: cells, isAuthors: false }]);
    help.textContent = words;
  };
  const show = async (name: string) => {
    shown = name;
    if (place.hidden || !name) return;
    write('', waiting);
    const cells = await ask(name, language).catch(() => '');
    // Another part may have been reached while this one was written.
    if (shown === name) write(cells, cells ? written : failed);
  };
  return {
    show: (name: string): void => void show(name),
    /** Returns whether it is shown from now on. */
    toggle: (): boolean => {
      place.hidden = !place.hidden;
      void show(shown);
      return !place.hidden;
    },
  };
}

async function ask(text: string, language: string): Promise<string> {
  const answer = await fetch(`/api/braille?${new URLSearchParams({ language, text })}`, {
    credentials: 'omit',
  });
  const { cells } = (await answer.json()) as { readonly cells?: unknown };
  return typeof cells === 'string' ? cells : '';
}
