import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ReplyTextSchema } from './reply-text.schema.js';
import { ReplyTexts } from './reply-texts.js';

/** What answers say. */
@Module({ providers: [modelProvider('ReplyText', ReplyTextSchema), ReplyTexts], exports: [ReplyTexts] })
export class ReplyTextsModule {}
