import { BlockList, isIP } from 'node:net';

/** Ranges that lead into this machine or its neighbourhood, or nowhere (IANA's special-purpose registries). */
const reserved = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Only 2000::/3 is the public Internet; of it, these carry an IPv4 address that was not looked at, or are for documents.
  ipv6: ['2001::/32', '2001:db8::/32', '2002::/16'],
} as const;

const notPublic = new BlockList();
for (const [family, ranges] of [
  ['ipv4', reserved.ipv4],
  ['ipv6', reserved.ipv6],
] as const) {
  for (const range of ranges) {
    const [start = '', length] = range.split('/');
    notPublic.addSubnet(start, Number(length), family);
  }
}
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public Internet, so that fetching from it cannot reach inside. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4');
    case 6:
      return internet.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
    default:
      return false;
  }
}
