import { Module } from '@nestjs/common';
import { OwnNumberAnswer } from './own-number.answer.js';

/** The number at which people write to us. */
@Module({ providers: [OwnNumberAnswer] })
export class OwnNumberModule {}
