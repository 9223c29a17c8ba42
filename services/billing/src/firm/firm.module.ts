import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CopyFirmWhenOfficeProfileChanged } from './copy-firm-when-office-profile-changed.handler.js';
import { Firm } from './firm.js';
import { firmSchema } from './firm.schema.js';

/** The firm's particulars: a copy of what news keeps. */
@Module({ providers: [modelProvider('Firm', firmSchema), CopyFirmWhenOfficeProfileChanged, Firm], exports: [Firm] })
export class FirmModule {}
