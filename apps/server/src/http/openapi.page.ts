import { escapeHtml } from '@casefolio/domain/text/escape-html';
import type { OpenApi } from './openapi.ts';

export const openApiCss = `
:root { color-scheme: light dark; --ink: light-dark(#10262b, #e3ecea); --quiet: light-dark(#4a6065, #9db3b1); --line: light-dark(#d5dfdc, #2a3b3e); --paper: light-dark(#f6f8f7, #0d1516); --card: light-dark(#ffffff, #141e20); --accent: light-dark(#0b6b66, #5fc9be); }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 'IBM Plex Sans', 'Segoe UI', sans-serif; }
main { max-width: 56rem; margin: 0 auto; }
a { color: var(--accent); }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
summary { padding: .75rem 1rem; cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
summary b { min-width: 4rem; color: var(--accent); }
summary code { font-weight: 600; overflow-wrap: anywhere; }
.note, dt { color: var(--quiet); }
.body { padding: 0 1rem 1rem; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 6px; font-size: .875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
`;

type Operation = OpenApi['paths'][string][string];

const pretty = (value: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function section(path: string, method: string, operation: Operation): string {
  const answers = Object.entries(operation.responses)
    .map(([http, { description }]) => `<dt>HTTP ${http}</dt><dd>${escapeHtml(description)}</dd>`)
    .join('');
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return `<details><summary><b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code><span class="note">${escapeHtml(operation.summary)}</span></summary>
<div class="body"><p class="note">Who may call it: ${escapeHtml(operation['x-access'])}</p>
${query.length > 0 ? `<h3>Query</h3>${pretty(query)}` : ''}
${operation.requestBody ? `<h3>Body</h3>${pretty(operation.requestBody.content['application/json'].schema)}` : ''}
<h3>Answers</h3><dl>${answers}</dl>
${pretty(operation.responses[200]?.content['application/json'].schema ?? {})}
</div></details>`;
}

/** The document as a page to read: no script, nothing from elsewhere. */
export function openApiPage(document: OpenApi): string {
  const sections = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Casefolio API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Casefolio API</h1>
<p>Base <code>/api/v1</code>. ${escapeHtml(document.info.description)} The same as a document: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
${sections}
</main></body></html>
`;
}
