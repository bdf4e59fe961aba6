import { shellLabels } from '@casefolio/domain/messages/shell';

interface SocialCardParts {
  /** The product's mark, as SVG. */
  readonly mark: string;
  /** The typeface, in base64. */
  readonly typeface: string;
}

/** A page of a case log; codes and work RVUs are those of the starter set. */
const rows = [
  { what: 'Craniotomy for supratentorial brain tumor', code: '61510', rvu: '30.06' },
  { what: 'Anterior cervical discectomy and fusion', code: '22551', rvu: '24.38' },
  { what: 'Carotid-circulation aneurysm clipping', code: '61697', rvu: '61.82' },
];

const row = ({ what, code, rvu }: (typeof rows)[number]): string => `<li>${what}<b>${code}</b><span>${rvu}</span></li>`;

/** What a shared link shows: the product's name, what it is, and a page of it. 1200 × 630. */
export function socialCard({ mark, typeface }: SocialCardParts): string {
  return `<!doctype html>
<style>
  @font-face { font-family: Plex; font-weight: 100 700; src: url(data:font/woff2;base64,${typeface}) format('woff2'); }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  body { width: 1200px; height: 630px; padding: 70px 84px; overflow: hidden; background: #f6f8f7; color: #10262b; font-family: Plex; }
  header { display: flex; align-items: center; gap: 22px; font-size: 46px; font-weight: 650; letter-spacing: -0.02em; }
  header svg { width: 68px; height: 68px; }
  p { margin-top: 40px; max-width: 900px; font-size: 66px; line-height: 1.12; font-weight: 600; letter-spacing: -0.02em; text-wrap: balance; }
  ul { margin-top: 44px; overflow: hidden; border: 1px solid #d5dedc; border-radius: 16px; background: #fff; list-style: none; }
  li { display: flex; align-items: center; height: 76px; padding: 0 36px; border-bottom: 1px solid #d5dedc; font-size: 27px;
    font-variant-numeric: tabular-nums; }
  li:last-child { border: 0; }
  b { margin-left: auto; color: #0b6b66; font-weight: 600; }
  span { width: 150px; text-align: right; color: #44585c; }
</style>
<header>${mark}${shellLabels.product}</header>
<p>${shellLabels.footerLine}</p>
<ul>${rows.map(row).join('')}</ul>`;
}
