/** What `/outbox.css` answers. */
export const outboxCss = `
:root {
  color-scheme: light dark;
  --ground: #f4f6f8; --sheet: #ffffff; --line: #d5dce2; --ink: #17212b; --quiet: #4c5a67; --link: #0b5a86;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #10161c; --sheet: #18212a; --line: #33414e; --ink: #e6edf3; --quiet: #a7b4c0; --link: #7cc4ee; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: .15em; overflow-wrap: anywhere; }
a:hover { text-decoration-thickness: 2px; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
nav { margin-bottom: 1rem; }
.hint, .empty, dt, time { color: var(--quiet); }
.hint { margin: 0 0 1.5rem; }
.empty, .mails, article { background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; }
.empty { padding: 2.5rem 1.5rem; text-align: center; }
.mails { list-style: none; margin: 0; padding: 0; }
.mails li { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1rem; padding: .75rem 1rem; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { grid-column: 1 / -1; font-weight: 600; }
.mails span { overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; margin: 0 0 1.5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
article { padding: 1.25rem 1.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 30rem) { .mails li { grid-template-columns: 1fr; } }
`;
