import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CannedAnswerRepository } from './canned-answer.repository.js';
import { CannedAnswerSchema } from './canned-answer.schema.js';
import { CannedAnswersController } from './canned-answers.controller.js';
import { KeepCannedAnswers } from './keep-canned-answers.js';

/** Answers that staff keep for each other, in both languages (PORT-06). */
@Module({
  controllers: [CannedAnswersController],
  providers: [modelProvider('CannedAnswer', CannedAnswerSchema), CannedAnswerRepository, KeepCannedAnswers],
})
export class CannedAnswersModule {}
