import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { OwnNoticesController } from './own-notices.controller.js';
import { OwnNoticesRepository } from './own-notices.repository.js';

/** The bell: what each person was told, and what of it they have not looked at. */
@Module({ imports: [NoticesModule], controllers: [OwnNoticesController], providers: [OwnNoticesRepository] })
export class OwnNoticesModule {}
