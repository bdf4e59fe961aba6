import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['23.32.29.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2600:1400::1', '2a02:26f0::1'])(
  '%s is on the Internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['this machine', ['127.0.0.1', '127.9.9.9', '::1']],
  ['no address at all', ['0.0.0.0', '0.1.2.3', '::']],
  [
    'a private network',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', 'fc00::1', 'fd12::1'],
  ],
  ['the next cable', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1']],
  ['many at once', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  [
    'IPv4 in the dress of IPv6',
    ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ],
  ['documents and tests', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1']],
  ['no number', ['localhost', '', '127.1', '0x7f000001']],
])('addresses of %s are not', (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
