import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { checkPage, type Fault } from '../../lib/accessibility/page-checks.ts';
import { useBuiltRoutes } from '../../lib/layout/built-routes.ts';
import { usePageName } from '../../lib/layout/page-names.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Table, type TableColumn } from '../../ui/lists/table.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ErrorState } from '../../ui/states/state-message.tsx';
import './validation.css';

const WIDTHS = { phone: 320, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

type Check =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly path: string }
  | { readonly state: 'failed'; readonly path: string }
  | { readonly state: 'done'; readonly path: string; readonly faults: readonly Fault[] };

export function ValidationPage() {
  const { t } = useLingui();
  const { paths } = useBuiltRoutes();
  const nameOf = usePageName();
  const frame = useRef<HTMLIFrameElement>(null);
  const [path, setPath] = useState('/');
  const [width, setWidth] = useState<Width>('phone');
  const [check, setCheck] = useState<Check>({ state: 'idle' });

  const run = async (event: FormEvent) => {
    event.preventDefault();
    const { current } = frame;
    if (!current?.contentWindow) return;
    setCheck({ state: 'running', path });
    const page = nameOf(path);
    announce(t`Checking ${page}`);
    try {
      await loadPage(current, path);
      const faults = await checkPage(current.contentWindow);
      setCheck({ state: 'done', path, faults });
      announce(describeFaults(faults.length));
    } catch {
      setCheck({ state: 'failed', path });
      announce(t`Error: ${page} could not be checked.`, 'errors');
    }
  };

  return (
    <Page
      title={t`Accessibility validation`}
      lead={t`Opens a page at the width you choose and shows the problems found on it.`}
      describe={{
        contents: t`A form to choose a page and a width, then the results as a table, then the page that was checked.`,
        mainAction: t`Check this page`,
      }}
    >
      <form className="validation-form" aria-label={t`Check a page`} onSubmit={(event) => void run(event)}>
        <div className="field">
          <label htmlFor="validation-path">{t`Page`}</label>
          <select
            id="validation-path"
            className="input"
            value={path}
            onChange={(event) => setPath(event.target.value)}
          >
            {paths.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </div>
        <RadioGroup
          label={t`Width`}
          value={width}
          onChange={(chosen) => setWidth(chosen as Width)}
          options={[
            { value: 'phone', label: t`Phone, 320 pixels` },
            { value: 'tablet', label: t`Tablet, 768 pixels` },
            { value: 'desktop', label: t`Desktop, 1280 pixels` },
          ]}
        />
        <Button type="submit" variant="primary" isBusy={check.state === 'running'} busyWords={t`Checking…`}>
          <Trans>Check this page</Trans>
        </Button>
      </form>
      <Findings check={check} />
      <div
        className="validation-frame"
        role="region"
        aria-label={t`Page being checked`}
        tabIndex={0}
        hidden={check.state === 'idle'}
      >
        <iframe
          ref={frame}
          title={t`Page being checked`}
          width={WIDTHS[width]}
          height={600}
          tabIndex={-1}
          inert
          sandbox="allow-same-origin allow-scripts"
        />
      </div>
    </Page>
  );
}

/** Resolves when the page's own heading stands. */
async function loadPage(frame: HTMLIFrameElement, path: string): Promise<void> {
  const loaded = new Promise<void>((resolve) =>
    frame.addEventListener('load', () => resolve(), { once: true }),
  );
  frame.src = path;
  await loaded;
  const page = frame.contentDocument;
  if (!page) throw new Error('The page cannot be read.');
  if (page.querySelector('h1')) return;
  await new Promise<void>((resolve, reject) => {
    const watch = new MutationObserver(() => {
      if (!page.querySelector('h1')) return;
      watch.disconnect();
      clearTimeout(deadline);
      resolve();
    });
    const deadline = setTimeout(() => {
      watch.disconnect();
      reject(new Error('The page has no heading.'));
    }, 10_000);
    watch.observe(page, { subtree: true, childList: true });
  });
}

function describeFaults(count: number): string {
  return plural(count, {
    0: 'No problems found.',
    one: '# problem found.',
    other: '# problems found.',
  });
}

function Findings({ check }: { check: Check }) {
  const { t } = useLingui();
  const nameOf = usePageName();
  if (check.state === 'failed') {
    const page = nameOf(check.path);
    return (
      <ErrorState
        title={t`${page} could not be checked`}
        message={t`The page did not load. Please try again.`}
      />
    );
  }
  if (check.state !== 'done') return null;
  const columns: TableColumn<Fault, 'what' | 'where' | 'rule'>[] = [
    { id: 'what', label: t`What`, cell: ({ what }) => what },
    { id: 'where', label: t`Where`, cell: ({ where }) => where },
    { id: 'rule', label: t`Rule`, cell: ({ rule, help }) => (help ? <a href={help}>{rule}</a> : rule) },
  ];
  return (
    <section role="group" className="flow" aria-label={t`Findings`}>
      <h2>{nameOf(check.path)}</h2>
      <p className="note-success" hidden={check.faults.length > 0}>
        {describeFaults(0)}
      </p>
      {check.faults.length > 0 ? (
        <>
          <p>{describeFaults(check.faults.length)}</p>
          <Table
            caption={t`Findings`}
            columns={columns}
            rows={check.faults}
            rowKey={({ rule, where, what }) => `${rule} ${where} ${what}`}
          />
        </>
      ) : null}
      <p className="field-help">
        <Trans>Automated checks find only some problems. If you find another one, please tell us.</Trans>
      </p>
    </section>
  );
}
