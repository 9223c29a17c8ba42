/** How a body may be coded on its way. */
export type Coding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; whoever sends more is read anew each time. */
const MOST_KNOWN = 100;
const known = new Map<string, Coding>();

/** The best coding of ours that an `Accept-Encoding` allows: Brotli, then gzip, then none (RFC 9110, 12.5.3). */
export function acceptedCoding(header: string | undefined): Coding {
  if (header === undefined) return 'identity';
  const read = known.get(header);
  if (read) return read;
  const coding = choose(header);
  if (known.size < MOST_KNOWN) known.set(header, coding);
  return coding;
}

function choose(header: string): Coding {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const allows = (coding: Coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(allows) ?? 'identity';
}
