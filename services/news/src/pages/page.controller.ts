import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getPage } from '@diwan/contracts/site/pages/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { toPublic } from '../references/to-public.js';
import { PageRepository } from './page.repository.js';
import { ShownPages } from './shown-pages.js';

/** Pages for visitors. */
@Controller()
export class PageController {
  constructor(
    private readonly pages: PageRepository,
    private readonly shown: ShownPages,
  ) {}

  @Endpoint(getPage)
  async one(@Input() { query }: InputOf<typeof getPage>): Promise<ResponseOf<typeof getPage>> {
    const record = await this.pages.one(query.slug, query.language);
    if (!record) throw new DomainError('NOT_FOUND');
    const { page, ...references } = await this.shown.show(record.page, query.language);
    return { page, ...toPublic(query.language, references), updatedAt: record.updatedAt.toISOString() };
  }
}
