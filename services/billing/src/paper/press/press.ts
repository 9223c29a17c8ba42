import { Log } from '@diwan/service-kit/app/log';
import { outsideTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Printing } from '../sheets/sheet.js';
import { PressBench } from './press-bench.js';

const BENCHES = 2;
/** Longest time for one document, once its turn has come: statements of thousands of rows take seconds. */
const TIME_LIMIT_MS = 20_000;
/** Documents that may wait. */
const QUEUE = 100;

/** Prints documents in threads of their own, one after the other on each: requests go on while pages are set. */
@Injectable()
export class Press implements OnApplicationShutdown {
  private readonly benches = Array.from({ length: BENCHES }, () => new PressBench());
  private readonly free = [...this.benches];
  private readonly waiting: ((bench: PressBench) => void)[] = [];

  constructor(private readonly log: Log) {}

  /** The document as PDF/A. Throws DomainError TOO_MANY_REQUESTS when too many wait, UNAVAILABLE when it cannot be made. */
  async print(printing: Printing): Promise<Uint8Array> {
    outsideTransaction('printing a document');
    const bench = await this.turn();
    try {
      const result = await bench.run(printing, TIME_LIMIT_MS);
      if (result.kind === 'printed') return result.bytes;
      this.log.error('paper.not-printed', { fault: result.message });
      throw new DomainError('UNAVAILABLE', { detail: 'The document could not be made.' });
    } finally {
      const next = this.waiting.shift();
      if (next) next(bench);
      else this.free.push(bench);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.benches.map((bench) => bench.close()));
  }

  private async turn(): Promise<PressBench> {
    const bench = this.free.pop();
    if (bench) return bench;
    if (this.waiting.length >= QUEUE) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
    return new Promise((take) => this.waiting.push(take));
  }
}
