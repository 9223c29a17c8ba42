import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  discardPageDraft,
  type EditedPage,
  getEditedPage,
  listEditedPages,
  listPageVersions,
  previewPage,
  publishPage,
  restorePageVersion,
  savePageDraft,
} from '@diwan/contracts/site/pages/editing.http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { OfficeProfiles } from '../office/office-profiles.js';
import { ReferencesOfPage } from '../references/references-of-page.js';
import { toPublic } from '../references/to-public.js';
import { EditPages } from './edit-pages.js';
import { PageEditRepository } from './page-edit.repository.js';
import { PageOverview } from './page-overview.js';
import { PublishedPages } from './published-pages.js';
import { withFirmName } from './with-firm-name.rules.js';

/** Pages of the site for those who edit them. */
@Controller()
export class PageEditingController {
  constructor(
    private readonly overview: PageOverview,
    private readonly edits: PageEditRepository,
    private readonly published: PublishedPages,
    private readonly edit: EditPages,
    private readonly references: ReferencesOfPage,
    private readonly profiles: OfficeProfiles,
  ) {}

  @Endpoint(listEditedPages)
  list(): Promise<ResponseOf<typeof listEditedPages>> {
    return this.overview.list();
  }

  @Endpoint(getEditedPage)
  one(@Input() { query }: InputOf<typeof getEditedPage>): Promise<EditedPage> {
    return this.shown(query.slug);
  }

  @Endpoint(savePageDraft)
  async save(@Input() { body }: InputOf<typeof savePageDraft>, @Caller() caller: SignedInCaller): Promise<EditedPage> {
    await this.edit.saveDraft(body, caller);
    return this.shown(body.slug);
  }

  @Endpoint(publishPage)
  async publish(
    @Input() { body }: InputOf<typeof publishPage>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<EditedPage>> {
    return presented(await this.edit.publish(body, caller), () => this.shown(body.slug));
  }

  @Endpoint(discardPageDraft)
  async discard(
    @Input() { body }: InputOf<typeof discardPageDraft>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedPage> {
    await this.edit.discard(body, caller);
    return this.shown(body.slug);
  }

  @Endpoint(listPageVersions)
  async versions(@Input() { query }: InputOf<typeof listPageVersions>): Promise<ResponseOf<typeof listPageVersions>> {
    await this.published.pair(query.slug);
    const versions = await this.edits.versions(query.slug);
    return versions.map(({ number, publishedAt, publishedBy }) => ({
      number,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
    }));
  }

  @Endpoint(restorePageVersion)
  async restore(
    @Input() { body }: InputOf<typeof restorePageVersion>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedPage> {
    await this.edit.restore(body, caller);
    return this.shown(body.slug);
  }

  @Endpoint(previewPage)
  async preview(@Input() { query }: InputOf<typeof previewPage>): Promise<ResponseOf<typeof previewPage>> {
    const edited = await this.shown(query.slug);
    const page = edited[query.language];
    const [{ faqs, facts }, { name }] = await Promise.all([this.references.find(page), this.profiles.current()]);
    const named = withFirmName({ page, faqs }, name, query.language);
    return {
      page: named.page,
      ...toPublic(query.language, { faqs: named.faqs, facts }),
      updatedAt: edited.updatedAt,
    };
  }

  private async shown(slug: string): Promise<EditedPage> {
    const { en, ar, updatedAt } = await this.published.pair(slug);
    const edit = await this.edits.one(slug);
    const draft = edit?.draft ? { by: edit.savedBy, at: edit.savedAt.toISOString() } : null;
    const version = edit?.version ?? 0;
    return { slug, ...(edit?.draft ?? { en, ar }), draft, updatedAt: updatedAt.toISOString(), version };
  }
}
