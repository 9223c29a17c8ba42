import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type ConfigOf } from '../app/config.js';
import { Log } from '../app/log.js';
import { outsideTransaction } from '../deeds/ambient-transaction.js';
import { DomainError } from '../http/domain-error.js';
import { scanWithClamd } from './clamd.js';

/** Environment of a service whose files are scanned. */
export const virusScanConfig = {
  /** Where ClamAV listens, `tcp://host:3310`. Without it files are not scanned. */
  CLAMAV_URL: z.optional(z.string().check(z.regex(/^tcp:\/\/[\w.-]+:\d{1,5}$/, 'must be tcp://host:port'))),
};

/** What the scanner said; `pending`: it was not to be reached. */
export type ScanVerdict = 'not_scanned' | 'pending' | 'clean' | 'rejected';

const LIMIT_MS = 30_000;

/** Asks ClamAV about files, where the deployment has one (`CLAMAV_URL`). */
@Injectable()
export class VirusScanner {
  private readonly address: URL | null;

  constructor(
    @Inject(CONFIG) config: ConfigOf<typeof virusScanConfig>,
    private readonly log: Log,
  ) {
    this.address = config.CLAMAV_URL ? new URL(config.CLAMAV_URL) : null;
  }

  get isThere(): boolean {
    return this.address !== null;
  }

  /** `pending` when ClamAV did not answer: the file may not be served until it did. */
  async scan(open: () => Promise<Readable>): Promise<ScanVerdict> {
    outsideTransaction('scanning a file');
    if (!this.address) return 'not_scanned';
    try {
      const verdict = await scanWithClamd(this.address, await open(), LIMIT_MS);
      if (!verdict.clean) this.log.warn('virus_found', { virus: verdict.virus });
      return verdict.clean ? 'clean' : 'rejected';
    } catch (error) {
      this.log.warn('virus_scan_failed', { error });
      return 'pending';
    }
  }

  /** The state of a new file. Throws DomainError FILE_REFUSED when a virus was found. */
  async scanNew(open: () => Promise<Readable>): Promise<ScanVerdict> {
    const state = await this.scan(open);
    if (state === 'rejected') throw new DomainError('FILE_REFUSED', { detail: 'A virus was found in the file.' });
    return state;
  }

  /** For what is kept only once it is known to be clean. Throws DomainError FILE_REFUSED, and UNAVAILABLE while the scanner does not answer. */
  async refuseViruses(bytes: Uint8Array): Promise<void> {
    if ((await this.scanNew(async () => Readable.from([bytes]))) === 'pending') throw new DomainError('UNAVAILABLE');
  }
}
