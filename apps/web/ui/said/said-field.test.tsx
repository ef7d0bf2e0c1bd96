import { expect, test } from 'vitest';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { SaidField } from './said-field.tsx';

test.each(['Arrow keys move in it.', undefined])(
  'a field of what was said is described by its help, where it has any',
  async (help) => {
    await showPage(<SaidField label="What was said" said="The sea" {...(help ? { help } : {})} />, {
      path: '/',
    });
    const field = screen.getByRole('textbox', { name: 'What was said' });
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(field.textContent).toBe('The sea');
    expect(description?.textContent).toBe(help);
  },
);
