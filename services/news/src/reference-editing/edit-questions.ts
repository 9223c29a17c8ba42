import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { changeQuestion, createQuestion } from '@diwan/contracts/site/questions/http';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PageUses } from '../pages/page-uses.js';
import { RefreshPages } from '../pages/refresh-pages.js';
import { factsInTexts } from '../references/page-references.rules.js';
import { ReferenceRepository } from '../references/reference.repository.js';
import type { FaqRecord } from '../references/reference.schema.js';
import { ReferenceCheck } from '../references/reference-check.js';
import { refuseTakenId } from './edit-facts.js';
import { withoutOldWords } from './other-languages.rules.js';

/** Staff's work on the questions that visitors ask (PUB-07). */
@Injectable()
export class EditQuestions {
  constructor(
    private readonly references: ReferenceRepository,
    private readonly check: ReferenceCheck,
    private readonly uses: PageUses,
    private readonly refresh: RefreshPages,
    private readonly edit: VersionedEdit,
    private readonly audit: AuditLog,
  ) {}

  /** Throws VALIDATION when the answer names an unknown or expired fact; the deed DUPLICATE when the id is taken. */
  async create(faq: InputOf<typeof createQuestion>['body'], caller: SignedInCaller): Promise<Deed<FaqRecord>> {
    await this.requireFacts(faq);
    const write = async (session: ClientSession) => {
      const record = await this.references.questions.insert(faq);
      const line = { action: 'question.created', subject: 'question', subjectId: faq.id, after: faq, caller };
      await this.audit.record(line, session);
      return record;
    };
    return { commit: (session) => write(session).catch(refuseTakenId) };
  }

  /** Throws NOT_FOUND, CONFLICT when somebody changed the question meanwhile (D-129), VALIDATION as above. */
  async change(id: string, body: InputOf<typeof changeQuestion>['body'], caller: SignedInCaller): Promise<FaqRecord> {
    const { version, ...fields } = body;
    const after = { id, ...fields };
    await this.requireFacts(after);
    return this.edit.run(
      { action: 'question.changed', subject: 'question', id, caller },
      {
        read: () => this.references.questions.one(id),
        change: ({ content: before }) => ({
          ...after,
          question: withoutOldWords(before.question, after.question),
          answer: withoutOldWords(before.answer, after.answer),
        }),
        write: (changed) => this.references.questions.replace(version, changed),
        audited: ({ content: before }, changed) => ({ before, after: changed }),
        also: async () => this.refresh.run((await this.uses.find()).pagesWithQuestion(id)),
      },
    );
  }

  private async requireFacts(faq: Faq): Promise<void> {
    const fieldErrors = await this.check.faults(factsInTexts(faq));
    if (Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
  }
}
