import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionStore } from './session.store.js';

/** Where a person is signed in, in a copy of their data (PORT-08). */
@Injectable()
export class DataOfSessions implements OnModuleInit {
  constructor(
    private readonly sessions: SessionStore,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('sessions', async (personId) => {
      const rows = (await this.sessions.liveOf(personId)).map(({ device, createdAt, lastSeenAt }) =>
        dataRow({
          device: Object.values(device).filter((word) => typeof word === 'string'),
          startedAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        }),
      );
      return { rows, next: null };
    });
  }
}
