import sharp from 'sharp';
import { type Chance, chanceFrom } from './chance.ts';
import type { ScanKind } from './operations/operation.ts';

const edge = 900;

const axial = (chance: Chance): string => {
  const [x, y, size] = [chance.between(300, 600), chance.between(320, 600), chance.between(40, 90)];
  return `
    <ellipse cx="450" cy="460" rx="330" ry="395" fill="#8d8d8d"/>
    <ellipse cx="450" cy="460" rx="300" ry="365" fill="#4a4a4a"/>
    <path d="M450 100V820" stroke="#777" stroke-width="5"/>
    <path d="M430 380q-80 20-70 130q10 60 60 80M470 380q80 20 70 130q-10 60-60 80" fill="none" stroke="#1d1d1d" stroke-width="34"/>
    <g fill="none" stroke="#5d5d5d" stroke-width="10">${folds(chance)}</g>
    <circle cx="${x}" cy="${y}" r="${size * 1.5}" fill="#5f5f5f" filter="url(#soft)"/>
    <circle cx="${x}" cy="${y}" r="${size}" fill="#c9c9c9" filter="url(#soft)"/>`;
};

const folds = (chance: Chance): string =>
  Array.from({ length: 26 }, () => {
    const [x, y] = [chance.between(200, 700), chance.between(170, 760)];
    return `<path d="M${x} ${y}q${chance.between(-50, 50)} ${chance.between(20, 60)} ${chance.between(-20, 60)} ${chance.between(40, 80)}"/>`;
  }).join('');

const vertebra = (index: number, top: number, x: number): string =>
  `<rect x="${x}" y="${top + index * 118}" width="150" height="92" rx="16" fill="#9a9a9a"/>
   <rect x="${x + 8}" y="${top + index * 118 + 94}" width="134" height="22" rx="10" fill="#3f3f3f"/>`;

const sagittal = (chance: Chance): string => {
  const level = chance.between(1, 5);
  return `
    <path d="M560 20q70 430 0 860" fill="none" stroke="#6a6a6a" stroke-width="70"/>
    <path d="M560 20q70 430 0 860" fill="none" stroke="#b5b5b5" stroke-width="26"/>
    ${Array.from({ length: 7 }, (_unused, index) => vertebra(index, 30, 340 + Math.round(40 * Math.sin((index / 6) * Math.PI)))).join('')}
    <ellipse cx="535" cy="${130 + level * 118}" rx="38" ry="20" fill="#2b2b2b"/>`;
};

const angiogram = (chance: Chance): string => {
  const branch = (x: number, y: number, angle: number, width: number): string => {
    if (width < 4) return '';
    const length = width * 7 + chance.between(20, 60);
    const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const line = `<path d="M${x.toFixed(0)} ${y.toFixed(0)}L${toX.toFixed(0)} ${toY.toFixed(0)}" stroke-width="${width.toFixed(1)}"/>`;
    const turn = chance.between(25, 60) / 100;
    return line + branch(toX, toY, angle - turn, width * 0.72) + branch(toX, toY, angle + turn, width * 0.66);
  };
  return `
    <rect width="${edge}" height="${edge}" fill="#bdbdbd"/>
    <g fill="none" stroke="#2e2e2e" stroke-linecap="round">${branch(430, 880, -Math.PI / 2, 26)}</g>
    <circle cx="${chance.between(380, 500)}" cy="${chance.between(420, 560)}" r="${chance.between(16, 34)}" fill="#2e2e2e"/>`;
};

const screws = (top: number): string =>
  `<path d="M640 ${top + 46}H430M640 ${top + 164}H430" stroke="#f4f4f4" stroke-width="16" stroke-linecap="round"/>
   <path d="M640 ${top + 30}V${top + 180}" stroke="#fff" stroke-width="20" stroke-linecap="round"/>`;

const xRay = (chance: Chance): string => `
  ${Array.from({ length: 7 }, (_unused, index) => vertebra(index, 30, 360)).join('')}
  ${screws(30 + chance.between(1, 4) * 118)}`;

const drawings: Readonly<Record<ScanKind, (chance: Chance) => string>> = { axial, sagittal, angiogram, 'x-ray': xRay };

/** A schematic scan, drawn by rule: it shows no patient, and says so. */
export async function drawScan(kind: ScanKind, seed: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${edge} ${edge}">
    <defs><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter></defs>
    <rect width="${edge}" height="${edge}" fill="#0b0b0b"/>
    ${drawings[kind](chanceFrom(seed))}
    <text x="24" y="872" font-family="sans-serif" font-size="26" fill="#e8e8e8">DRAWING, NO PATIENT</text>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
