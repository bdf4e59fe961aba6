const groupsOfNetwork = 4;

/** Whoever has one IPv6 address has a whole /64 of them: all of it counts as one caller. IPv4 addresses stay as they are. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0)) }, () => '0');
  const groups = [...(before ?? []), ...gap, ...(after ?? [])].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}
