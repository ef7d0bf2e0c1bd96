import type { OpenAPIGenerator } from '@orpc/openapi';
import { escapeMarkup } from '@relievo/graphic/xml';
import { refusalsOf } from './documented-refusals.ts';

type Generated = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Path = NonNullable<NonNullable<Generated['paths']>[string]>;
type Operation = NonNullable<Path['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const API_PAGE_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6; background: Canvas; color: CanvasText; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; }
code, pre { font-size: 0.95rem; }
code, th, td, li { overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.35rem 0.75rem; text-align: start; vertical-align: top; }
summary { min-height: 44px; padding-block: 0.5rem; cursor: pointer; box-sizing: border-box; }
a { color: inherit; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** The document as a page to read: headings by subject, one section a call, nothing to be run. */
export function apiPage(document: Generated): string {
  const operations = listOperationsOf(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of Relievo</title>
<style>${API_PAGE_STYLE}</style>
</head>
<body>
<header><h1>The calls of Relievo</h1>
<p>${escapeMarkup(document.info.description ?? '')} Programs read <a href="/api/openapi.json">the OpenAPI document</a>.</p></header>
<nav aria-labelledby="contents"><h2 id="contents">Contents</h2>
<ul>${operations.map(({ id, label, summary }) => `<li><a href="#${id}">${escapeMarkup(summary)}</a> <code>${escapeMarkup(label)}</code></li>`).join('\n')}</ul></nav>
<main>
${tags
  .map(
    (tag) =>
      `<section><h2>${escapeMarkup(tag)}</h2>\n${operations
        .filter((operation) => operation.tag === tag)
        .map(renderSection)
        .join('\n')}</section>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
}

interface Listed {
  readonly id: string;
  readonly tag: string;
  readonly label: string;
  readonly summary: string;
  readonly operation: Operation;
}

function listOperationsOf(document: Generated): Listed[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      if (!operation) return [];
      const label = `${method.toUpperCase()} /api${path}`;
      const id = label.replaceAll(/[^\w]+/g, '-').toLowerCase();
      return [
        { id, tag: operation.tags?.[0] ?? 'Other', label, summary: operation.summary ?? label, operation },
      ];
    }),
  );
}

function renderSection({ id, label, summary, operation }: Listed): string {
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) => `<tr><th scope="row">${status}</th><td>${describeAnswer(answer)}</td></tr>`,
  );
  return `<section aria-labelledby="${id}"><h3 id="${id}">${escapeMarkup(summary)}</h3>
<p><code>${escapeMarkup(label)}</code></p>
${renderDetails('What to send', operation.parameters ?? bodyOf(operation), summary)}
<table><caption>Answers to: ${escapeMarkup(summary)}</caption><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${answers.join('')}</tbody></table>
${renderDetails('What comes back', schemaOf(operation.responses?.['200']), summary)}</section>`;
}

function bodyOf(operation: Operation): unknown {
  return schemaOf(operation.requestBody);
}

function schemaOf(holder: unknown): unknown {
  const { content } = (holder ?? {}) as { content?: Record<string, { schema?: unknown }> };
  return Object.values(content ?? {})[0]?.schema;
}

function describeAnswer(answer: unknown): string {
  const refusals = refusalsOf(schemaOf(answer)).map(
    ({ title, description }) => `<li><code>${escapeMarkup(title)}</code>: ${escapeMarkup(description)}</li>`,
  );
  return refusals.length > 0 ? `<ul>${refusals.join('')}</ul>` : 'Done.';
}

function renderDetails(name: string, value: unknown, of: string): string {
  if (value === undefined) return '';
  return `<details><summary>${name} <span>(${escapeMarkup(of)})</span></summary><pre tabindex="0">${escapeMarkup(JSON.stringify(value, null, 2))}</pre></details>`;
}
