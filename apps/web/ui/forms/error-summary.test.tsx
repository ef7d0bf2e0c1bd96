import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { screen, showPage } from '../../lib/testing/page.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Form } from './form.tsx';

/** A form whose advice is another object each time that it is drawn, as words in the language of the reader are. */
function YearForm() {
  const [year, setYear] = useState('');
  const problems = useFormProblems(['year'], { title_missing: 'Four digits, like 2026.' });
  const issues = [{ path: ['year'], message: 'title_missing' }];
  return (
    <Form
      label="Print"
      problems={problems}
      refused={null}
      onSubmit={() =>
        problems.accept(year.length === 4 ? { success: true } : { success: false, error: { issues } })
      }
    >
      <TextField name="year" label="Year" value={year} onChange={setYear} error={problems.errorOf('year')} />
      <button type="submit">Check</button>
    </Form>
  );
}

function findSummary() {
  return screen.queryByRole('group', { name: 'There is a problem' });
}
/** As a screen reader says it with the name. */
function readDescription(element: Element | null) {
  const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
function findField() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
}

test('the summary takes the focus when a check has found a fault, and links to the field', async () => {
  const { person } = await showPage(<YearForm />, { path: '/' });
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(document.activeElement).toBe(findSummary());
  expect(readDescription(findSummary())).toMatch(/^Please enter a title\.$/);
  await person.tab();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(findField());
});

test('typing into a field with a fault keeps the focus in the field', async () => {
  const { person } = await showPage(<YearForm />, { path: '/' });
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await person.click(findField());
  await person.keyboard('202');
  expect([document.activeElement, findField().value]).toEqual([findField(), '202']);
});

test('another check that finds the same fault moves the focus to the summary again', async () => {
  const { person } = await showPage(<YearForm />, { path: '/' });
  await person.click(findField());
  await person.keyboard('20{Enter}');
  expect(document.activeElement).toBe(findSummary());
  await person.click(findField());
  await person.keyboard('2{Enter}');
  expect(document.activeElement).toBe(findSummary());
});

test('a check without faults removes the summary and keeps the focus', async () => {
  const { person } = await showPage(<YearForm />, { path: '/' });
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await person.click(findField());
  await person.keyboard('2026{Enter}');
  expect([document.activeElement, findSummary()]).toEqual([findField(), null]);
});
