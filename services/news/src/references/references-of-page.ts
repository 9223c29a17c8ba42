import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { Injectable } from '@nestjs/common';
import { factIdsOf, faqIdsOf } from './page-references.rules.js';
import { ReferenceRepository } from './reference.repository.js';

/** The questions and legal facts that a page shows. */
@Injectable()
export class ReferencesOfPage {
  constructor(private readonly references: ReferenceRepository) {}

  async find(page: Page): Promise<{ faqs: Faq[]; facts: LegalFact[] }> {
    const faqs = await this.references.questions.contents(faqIdsOf(page));
    return { faqs, facts: await this.references.facts.contents(factIdsOf(page, faqs)) };
  }
}
