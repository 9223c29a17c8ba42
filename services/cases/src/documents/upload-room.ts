import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import type { CasesConfig } from '../config.js';
import { StoredFileRepository } from './stored-file.repository.js';

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_SECONDS = 60 * 60;

/** How much may still be uploaded: by one person within 24 hours, and to one case (SEC-07). */
@Injectable()
export class UploadRoom {
  constructor(
    @Inject(CONFIG) private readonly config: CasesConfig,
    private readonly storedFiles: StoredFileRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError STORAGE_FULL for the case and TOO_MANY_REQUESTS for the person; files under way are not counted yet. */
  async check(personId: string, caseId: string): Promise<void> {
    const { UPLOAD_DAILY_MB, CASE_STORAGE_MB } = this.config;
    if ((await this.storedFiles.storedBytes({ caseId })) >= CASE_STORAGE_MB * MB)
      throw new DomainError('STORAGE_FULL', {
        detail: `The documents of this case take ${CASE_STORAGE_MB} MB already.`,
      });
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    if ((await this.storedFiles.storedBytes({ uploadedBy: personId, since })) >= UPLOAD_DAILY_MB * MB)
      throw new DomainError('TOO_MANY_REQUESTS', {
        detail: `You have uploaded ${UPLOAD_DAILY_MB} MB within 24 hours. Please go on later.`,
        retryAfterSeconds: HOUR_SECONDS,
      });
  }
}
