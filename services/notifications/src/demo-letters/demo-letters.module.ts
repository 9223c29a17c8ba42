import { Module } from '@nestjs/common';
import { ReceivedMessagesModule } from '../received-messages/received-messages.module.js';
import { DemoLettersController } from './demo-letters.controller.js';

/** Writing to the firm as a telephone would; exists in demo mode only. */
@Module({ imports: [ReceivedMessagesModule], controllers: [DemoLettersController] })
export class DemoLettersModule {}
