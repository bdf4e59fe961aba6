import { argv, exit } from 'node:process';
import { findCircles } from './import-circles.ts';
import { sideOf, sliceOf, sliceOrder, type Zone, zoneOf } from './import-zones.ts';
import { type Import, importsOf } from './imports.ts';
import { isCode, readSourceFiles, type SourceFiles } from './source-files.ts';
import { layersOf, lineAt } from './source-text.ts';

/** One sentence for each breach of the house's rules, with the place where it stands; nothing when all is well. */
export function checkImports(files: SourceFiles): string[] {
  const imports = importsOf(files);
  return [
    ...[...files].flatMap(([path, source]) => (isCode(path) ? faultsOfFile(path, source) : [])),
    ...imports.flatMap(faultsOfImport),
    ...findCircles(imports).map((circle) => `${circle[0]}: imports go in a circle: ${circle.join(' → ')}`),
  ];
}

const impurities =
  /\bDate\.now\(|\bnew Date\(\s*\)|(?<![\w.])Date\(\)|\bMath\.random\b|\bperformance\.now\b|(?<![\w.])fetch\(|\bprocess\.\w/g;

function faultsOfFile(path: string, source: string): string[] {
  const zone = zoneOf(path);
  if (!zone) return [`${path}: stands in no room of the house; move it, or add its zone to tools/import-zones.ts`];
  const slice = sliceOf(path);
  const { code } = layersOf(source);
  return [
    ...(slice !== undefined && !sliceOrder.includes(slice)
      ? [`${path}: the slice '${slice}' has no place in sliceOrder (tools/import-zones.ts)`]
      : []),
    ...(isBarrel(path, code) ? [`${path}: only hands on what other files export; import those files directly`] : []),
    ...(zone.pure
      ? [...code.matchAll(impurities)].map(
          (hit) =>
            `${path}:${lineAt(code, hit.index)}: ${zone.name} is pure, take the result of ${hit[0]} as an argument`,
        )
      : []),
  ];
}

const reExport = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^'"\n]*\sfrom\s+['"][^'"\n]*['"];?/gm;

/** A slice's `*.api.ts` is its door and may hand on; nothing else may. */
function isBarrel(path: string, code: string): boolean {
  if (/\.api\.tsx?$/.test(path) || !/\S/.test(code)) return false;
  return /^export\s+(?:type\s+)?\*/m.test(code) || !/\S/.test(code.replaceAll(reExport, ''));
}

function faultsOfImport(edge: Import): string[] {
  const place = `${edge.from}:${edge.line}`;
  const zone = zoneOf(edge.from);
  if (!zone) return [];
  if (edge.target.kind === 'missing') return [`${place}: '${edge.specifier}' does not exist`];
  if (edge.target.kind === 'file') return faultsOfInnerImport(place, zone, edge, edge.target.path);
  const { kind, name } = edge.target;
  const allowed =
    typeof zone.outside === 'string' ? zone.outside.split(' and ').includes(kind) : zone.outside.includes(name);
  return allowed ? [] : [`${place}: ${zone.name} may not import '${name}' (from outside: ${String(zone.outside)})`];
}

function faultsOfInnerImport(place: string, zone: Zone, edge: Import, path: string): string[] {
  const other = zoneOf(path);
  if (!other || zone.name === 'test' || zone.name === 'workshop' || zone.name === 'configuration') return [];
  const [from, to] = [sideOf(edge.from), sideOf(path)];
  if (from !== undefined && to !== undefined && from !== to)
    return [`${place}: ${from} may never import ${to} ('${path}')`];
  if (other.name === 'test' || other.name === 'workshop')
    return [`${place}: ${zone.name} may not import '${path}', which only tests use`];
  return mayImport(zone, other, edge, path)
    ? []
    : [`${place}: ${zone.name} may not import ${described(other, edge, path)}`];
}

function mayImport(zone: Zone, other: Zone, edge: Import, path: string): boolean {
  if (zone.may.includes('*') || zone.may.includes(other.name)) return true;
  if (edge.typeOnly && zone.mayTypes?.includes(other.name)) return true;
  const [mine, theirs] = [sliceOf(edge.from), sliceOf(path)];
  if (mine === undefined || theirs === undefined) return false;
  if (mine === theirs) return zone.own?.includes(other.name) ?? false;
  return (zone.others?.includes(other.name) ?? false) && sliceOrder.indexOf(theirs) < sliceOrder.indexOf(mine);
}

function described(other: Zone, edge: Import, path: string): string {
  const [mine, theirs] = [sliceOf(edge.from), sliceOf(path)];
  const backwards = mine !== undefined && theirs !== undefined && sliceOrder.indexOf(theirs) > sliceOrder.indexOf(mine);
  const why = backwards ? `, and slices lean one way: ${mine} comes before ${theirs}` : '';
  return `${other.name}${theirs !== undefined && mine !== theirs ? ` of ${theirs}` : ''} ('${path}')${why}`;
}

if (argv[1] === import.meta.filename) {
  const faults = checkImports(readSourceFiles());
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? 'Imports keep to their zones, without circles.' : `${faults.length} faults in imports.`,
  );
  exit(faults.length === 0 ? 0 : 1);
}
