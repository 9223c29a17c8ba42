/**
 * The network of an address, as limits count it: whoever has an IPv6 address has the whole /64, so it counts as one; an IPv4 address
 * stands for itself, also where it is written as an IPv6 one.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || /^::ffff:\d+\./i.test(address)) return address.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...missing, ...back].slice(0, 4).join(':');
}
