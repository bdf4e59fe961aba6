/** Names as their owners write them, by the first part of the host. */
const known: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  threads: 'Threads',
  github: 'GitHub',
};

/** What a link to one of our pages elsewhere is called: 'LinkedIn', or the plain host where we know no name. */
export function socialName(href: string): string {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase() ?? href;
  const plain = host.replace(/^(www|m)\./, '');
  const [site = '', ending] = plain.split('.').slice(-2);
  return (ending === 'com' || ending === 'net' ? known[site] : undefined) ?? plain;
}
