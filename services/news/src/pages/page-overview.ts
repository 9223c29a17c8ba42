import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { PageSummary } from '@diwan/contracts/site/pages/editing.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { expiredFacts } from '../references/page-references.rules.js';
import { ReferenceRepository } from '../references/reference.repository.js';
import { PageRepository } from './page.repository.js';
import { PageEditRepository } from './page-edit.repository.js';
import { PageUses, pageUses } from './page-uses.js';

/** All pages at a glance: what waits to be published, and what keeps it from being published. */
@Injectable()
export class PageOverview {
  constructor(
    private readonly pages: PageRepository,
    private readonly edits: PageEditRepository,
    private readonly references: ReferenceRepository,
    private readonly uses: PageUses,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<PageSummary[]> {
    const records = await this.pages.all();
    const edits = new Map((await this.edits.all()).map((edit) => [edit._id, edit]));
    const facts = (await this.references.facts.all()).map(({ content }) => content);
    const uses = await this.uses.find();
    const slugsWithExpired = expiredFacts(facts, beirutDate(this.clock.now())).flatMap(({ id }) => [
      ...new Set(uses.pagesWithFact(id).map(({ slug }) => slug)),
    ]);
    return pageUses(records).map(({ slug, name }) => {
      const edit = edits.get(slug);
      const changes = records.filter((record) => record.slug === slug).map(({ updatedAt }) => updatedAt.getTime());
      return {
        slug,
        name,
        updatedAt: new Date(Math.max(...changes)).toISOString(),
        draft: edit?.draft ? { by: edit.savedBy, at: edit.savedAt.toISOString() } : null,
        expiredFacts: slugsWithExpired.filter((other) => other === slug).length,
      };
    });
  }
}
