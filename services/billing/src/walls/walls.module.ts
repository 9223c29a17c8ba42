import { HIDDEN_SUBJECTS } from '@diwan/service-kit/http/hidden-subjects';
import { Module } from '@nestjs/common';
import { KeptCases } from './kept-cases.js';

/** Ethical walls of cases, as far as bills and time sheets tell of them. */
@Module({ providers: [KeptCases, { provide: HIDDEN_SUBJECTS, useExisting: KeptCases }], exports: [KeptCases] })
export class WallsModule {}
