/** The hash of nothing: lets emotion insert its rules into an empty style element without opening inline styles. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Pieces that a page carries in itself, each named by its hash: 'sha256-…'. */
export interface Inlined {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** What a browser may load and run. Every answer carries the policy without exceptions; a page may set its own with what it has inlined. */
export function contentSecurityPolicy(https: boolean, { scripts = [], styles = [] }: Inlined = {}): string {
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", emptyStyle, ...styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(rules)
    .map(([rule, sources]) => [rule, ...sources].join(' '))
    .join(';');
}
