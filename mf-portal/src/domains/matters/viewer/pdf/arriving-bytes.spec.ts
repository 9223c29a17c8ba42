/**
 * @jest-environment jsdom
 */
import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

class Transport {
  progressive: number[] = [];
  ranges: [number, number][] = [];
  isDone = false;
  constructor(readonly length: number) {}
  onDataProgressiveRead(chunk: Uint8Array) {
    this.progressive.push(...chunk);
  }
  onDataRange(begin: number, chunk: Uint8Array) {
    this.ranges.push([begin, chunk.length]);
  }
  onDataProgressiveDone() {
    this.isDone = true;
  }
}
jest.unstable_mockModule('pdfjs-dist/legacy/build/pdf.mjs', () => ({ PDFDataRangeTransport: Transport }));
const { ArrivingBytes } = await import('./arriving-bytes.js');

/** A body that brings these bytes and then ends or breaks. */
function body(bytes: number[], breaks = false): ReadableStream<Uint8Array> {
  const steps = [...bytes];
  const read = async () => {
    const next = steps.shift();
    if (next === undefined && breaks) throw new TypeError('network');
    return next === undefined ? { done: true } : { done: false, value: Uint8Array.of(next) };
  };
  return { getReader: () => ({ read, cancel: async () => undefined }) } as unknown as ReadableStream<Uint8Array>;
}

const asked: string[] = [];
globalThis.fetch = (async (_url: string, { headers }: { headers: { Range: string } }) => {
  asked.push(headers.Range);
  const [first, last] = headers.Range.slice(6).split('-').map(Number) as [number, number];
  const bytes = [1, 2, 3, 4].slice(first, (last || 3) + 1);
  return { status: 206, body: body(bytes), arrayBuffer: async () => Uint8Array.from(bytes).buffer };
}) as unknown as typeof fetch;

describe('a PDF that arrives', () => {
  it('M6: is given on in order, and in parts where its reader asks for them', async () => {
    const bytes = new ArrivingBytes({ url: '/g', length: 4, body: body([1, 2, 3, 4]) });
    bytes.requestDataRange(2, 4);
    const given = bytes as unknown as Transport;
    await waitFor(() =>
      expect([given.progressive, given.ranges, given.isDone]).toEqual([[1, 2, 3, 4], [[2, 2]], true]),
    );
    expect(asked.splice(0)).toEqual(['bytes=2-3']);
  });

  it('is taken up where the line broke', async () => {
    const bytes = new ArrivingBytes({ url: '/g', length: 4, body: body([1, 2], true) });
    const given = bytes as unknown as Transport;
    await waitFor(() => expect([given.progressive, given.isDone]).toEqual([[1, 2, 3, 4], true]));
    expect(asked.splice(0)).toEqual(['bytes=2-']);
  });
});
