import type { Readable } from 'node:stream';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { outsideTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import type { CasesConfig } from '../config.js';
import { scanWithClamd } from './clamd.js';
import type { StoredScan } from './scan-state.js';

const LIMIT_MS = 30_000;

/** Asks ClamAV about files, where the deployment has one (`CLAMAV_URL`). */
@Injectable()
export class VirusScanner {
  private readonly address: URL | null;

  constructor(
    @Inject(CONFIG) config: CasesConfig,
    private readonly log: Log,
  ) {
    this.address = config.CLAMAV_URL ? new URL(config.CLAMAV_URL) : null;
  }

  get isThere(): boolean {
    return this.address !== null;
  }

  /** `pending` when ClamAV did not answer: the file may not be served until it did. */
  async scan(open: () => Promise<Readable>): Promise<StoredScan> {
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
  async scanNew(open: () => Promise<Readable>): Promise<StoredScan> {
    const state = await this.scan(open);
    if (state === 'rejected') throw new DomainError('FILE_REFUSED', { detail: 'A virus was found in the file.' });
    return state;
  }
}
