import { isOfProduct } from '@diwan/contracts/shared/tongues';
import type { PageUse } from '@diwan/contracts/site/pages/page-use';
import { Injectable } from '@nestjs/common';
import { factIdsOf, faqIdsOf } from '../references/page-references.rules.js';
import { ReferenceRepository } from '../references/reference.repository.js';
import { PageRepository } from './page.repository.js';
import type { PageRecord } from './page.schema.js';

/** Pages by what they show. */
export interface Uses {
  pagesWithFact(id: string): PageRecord[];
  pagesWithQuestion(id: string): PageRecord[];
}

/** Which pages of the site show a fact or a question, and in what words the pages are called. */
@Injectable()
export class PageUses {
  constructor(
    private readonly pages: PageRepository,
    private readonly references: ReferenceRepository,
  ) {}

  async find(): Promise<Uses> {
    const pages = await this.pages.all();
    const questions = await this.references.questions.all();
    const byId = new Map(questions.map(({ _id, content }) => [_id, content]));
    const shown = pages.map((record) => {
      const faqIds = faqIdsOf(record.page);
      const faqs = faqIds.flatMap((id) => byId.get(id) ?? []);
      return { record, faqIds: new Set(faqIds), factIds: new Set(factIdsOf(record.page, faqs)) };
    });
    return {
      pagesWithFact: (id) => shown.filter(({ factIds }) => factIds.has(id)).map(({ record }) => record),
      pagesWithQuestion: (id) => shown.filter(({ faqIds }) => faqIds.has(id)).map(({ record }) => record),
    };
  }
}

/** The pages, each once, with its name in both languages. */
export function pageUses(records: readonly PageRecord[]): PageUse[] {
  const names = new Map<string, PageUse['name']>();
  for (const { slug, language, page } of records)
    if (isOfProduct(language))
      names.set(slug, { en: page.name, ar: page.name, ...names.get(slug), [language]: page.name });
  return [...names].map(([slug, name]) => ({ slug, name }));
}
