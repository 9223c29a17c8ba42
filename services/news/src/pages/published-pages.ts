import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { PageRepository } from './page.repository.js';
import type { PagePair } from './page-pair.rules.js';

/** What visitors see, in both languages together. */
@Injectable()
export class PublishedPages {
  constructor(private readonly pages: PageRepository) {}

  /** Throws NOT_FOUND when the page does not exist in both languages. `updatedAt` is the later change of the two. */
  async pair(slug: string): Promise<PagePair & { updatedAt: Date }> {
    const en = await this.pages.one(slug, 'en');
    const ar = await this.pages.one(slug, 'ar');
    if (!en || !ar) throw new DomainError('NOT_FOUND');
    const updatedAt = new Date(Math.max(en.updatedAt.getTime(), ar.updatedAt.getTime()));
    return { en: en.page, ar: ar.page, updatedAt };
  }
}
