import { HIDDEN_SUBJECTS } from '@diwan/service-kit/http/hidden-subjects';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { KeptCases } from './kept-cases.js';
import { WallGuard } from './wall.guard.js';
import { WalledRecords } from './walled-records.js';

/** Ethical walls of cases, as far as bills and time sheets tell of them. */
@Module({
  providers: [
    KeptCases,
    WalledRecords,
    { provide: HIDDEN_SUBJECTS, useExisting: KeptCases },
    { provide: APP_GUARD, useClass: WallGuard },
  ],
  exports: [KeptCases],
})
export class WallsModule {}
