import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CourtRepository } from './court.repository.js';
import { SHIPPED_COURTS } from './shipped-courts.js';

/** Puts the courts of Lebanon into a directory that lacks them, when the service starts. What the firm changed or archived stays as it is. */
@Injectable()
export class ShipCourts implements OnApplicationBootstrap {
  constructor(private readonly courts: CourtRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const known = await this.courts.ids();
    const missing = SHIPPED_COURTS.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    await this.courts.ship(missing).catch((fault: unknown) => {
      // Another instance started at the same time.
      if (!isDuplicateKey(fault)) throw fault;
    });
  }
}
