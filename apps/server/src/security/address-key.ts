import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Whoever has an IPv6 address has all that begin with the same 64 bits. */
const OWN_GROUPS = 4;

/** What an address is counted under: the address itself, or the network that one house is given. */
export function addressKeyOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join('').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = address.includes('::')
    ? [
        ...(first ?? []),
        ...Array<string>(GROUPS - (first?.length ?? 0) - (last?.length ?? 0)).fill('0'),
        ...(last ?? []),
      ]
    : (first ?? []);
  const own = groups.slice(0, OWN_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${own.join(':')}::/64`;
}
