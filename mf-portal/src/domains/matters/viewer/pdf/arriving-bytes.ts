import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ArrivingFile } from '../api/open-bytes.js';

/**
 * Gives a PDF to its reader as it arrives: one answer brings the whole in order, and what is needed before its turn (the table of
 * contents at the end, a page jumped to) is asked for by range. One answer outlives its grant; ranges that come too late are
 * brought by it all the same.
 */
export class ArrivingBytes extends PDFDataRangeTransport {
  private readonly url: string;
  private readonly ending = new AbortController();

  constructor({ url, length, body }: ArrivingFile) {
    super(length, null);
    this.url = url;
    void this.pass(body);
  }

  override requestDataRange(begin: number, end: number): void {
    this.read({ Range: `bytes=${begin}-${end - 1}` })
      .then(async (response) => {
        if (response.status === 206) this.onDataRange(begin, new Uint8Array(await response.arrayBuffer()));
      })
      .catch(() => undefined);
  }

  override abort(): void {
    this.ending.abort();
  }

  /** A line that breaks is taken up again where it broke, once. */
  private async pass(body: ArrivingFile['body']): Promise<void> {
    let received = 0;
    const feed = async (stream: ArrivingFile['body']) => {
      const reader = stream?.getReader();
      this.ending.signal.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
      for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
        received += step.value.byteLength;
        this.onDataProgressiveRead(step.value);
      }
    };
    try {
      await feed(body).catch(() => undefined);
      if (received < this.length && !this.ending.signal.aborted) {
        const rest = await this.read({ Range: `bytes=${received}-` });
        if (rest.status === 206) await feed(rest.body);
      }
    } catch {
      // The pages that are here can be read; the viewer says of the others that they are missing.
    } finally {
      if (received >= this.length) this.onDataProgressiveDone();
    }
  }

  private read(headers: Record<string, string>): Promise<Response> {
    return fetch(this.url, { credentials: 'same-origin', headers, signal: this.ending.signal });
  }
}
