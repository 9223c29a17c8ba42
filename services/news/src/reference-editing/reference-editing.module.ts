import { Module } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { EditFacts } from './edit-facts.js';
import { EditQuestions } from './edit-questions.js';
import { ReferenceEditingController } from './reference-editing.controller.js';

/** Staff's work on legal facts and questions, which renews the pages that show them. */
@Module({
  imports: [PagesModule, ReferencesModule],
  controllers: [ReferenceEditingController],
  providers: [EditFacts, EditQuestions],
})
export class ReferenceEditingModule {}
