import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  type Attorney,
  getAttorney,
  getOfficeProfile,
  getPage,
  listAddresses,
  listAttorneys,
  searchSite,
  setOfficeProfile,
} from '@diwan/contracts/http/news';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { ImageLibrary } from '../images/image-library.js';
import { SearchIndex } from '../search/search-index.js';
import { Addresses } from './addresses.js';
import { AttorneyRepository } from './attorney.repository.js';
import { OfficeProfiles } from './office-profiles.js';
import { factIdsOf, faqIdsOf } from './page-references.rules.js';
import { SiteRepository } from './site.repository.js';
import type { AttorneyRecord } from './site.schema.js';

/** Content of the public site. */
@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteRepository,
    private readonly profiles: OfficeProfiles,
    private readonly attorneys: AttorneyRepository,
    private readonly images: ImageLibrary,
    private readonly search: SearchIndex,
    private readonly addresses: Addresses,
  ) {}

  @Endpoint(getOfficeProfile)
  profile(): Promise<ResponseOf<typeof getOfficeProfile>> {
    return this.profiles.current();
  }

  @Endpoint(setOfficeProfile)
  setProfile(
    @Input() { body }: InputOf<typeof setOfficeProfile>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setOfficeProfile>> {
    return this.profiles.replace(body, caller);
  }

  @Endpoint(getPage)
  async page(@Input() { query }: InputOf<typeof getPage>): Promise<ResponseOf<typeof getPage>> {
    const record = await this.site.page(query.slug, query.language);
    if (!record) throw new DomainError('NOT_FOUND');
    const faqs = await this.site.faqs(faqIdsOf(record.page));
    const facts = await this.site.facts(factIdsOf(record.page, faqs));
    return { page: record.page, faqs, facts, updatedAt: record.updatedAt.toISOString() };
  }

  @Endpoint(listAttorneys)
  async lawyers(): Promise<ResponseOf<typeof listAttorneys>> {
    return this.present(await this.attorneys.published());
  }

  @Endpoint(getAttorney)
  async lawyer(@Input() { params }: InputOf<typeof getAttorney>): Promise<ResponseOf<typeof getAttorney>> {
    const record = await this.attorneys.bySlug(params.slug);
    const [attorney] = record ? await this.present([record]) : [];
    if (!attorney) throw new DomainError('NOT_FOUND');
    return attorney;
  }

  @Endpoint(searchSite)
  find(@Input() { query }: InputOf<typeof searchSite>): Promise<ResponseOf<typeof searchSite>> {
    return this.search.find(query.q, query.language);
  }

  @Endpoint(listAddresses)
  all(): Promise<ResponseOf<typeof listAddresses>> {
    return this.addresses.list();
  }

  private async present(records: readonly AttorneyRecord[]): Promise<Attorney[]> {
    const images = await this.images.describe(records.flatMap(({ imageId }) => imageId ?? []));
    return records.map(({ slug, profile, imageId }) => {
      const image = imageId ? images.get(imageId) : undefined;
      return { slug, ...profile, image: image ? { ...image, alt: profile.name.en } : null };
    });
  }
}
