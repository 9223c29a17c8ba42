import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { Injectable } from '@nestjs/common';
import { ImageLibrary } from '../images/image-library.js';
import { versionOf } from '../stored-version.js';
import type { AttorneyRecord, LaterFields } from './attorney.schema.js';

const wholeProfile = ({ profile }: AttorneyRecord) => ({
  ...LATER,
  ...profile,
  education: profile.education.map((degree) => ({ school: null, ...degree })),
});
const LATER: LaterFields = { areas: [], barYear: null, barNumber: null, articles: [] };

/** Turns stored profiles into what visitors and staff see. */
@Injectable()
export class AttorneyPresenter {
  constructor(private readonly images: ImageLibrary) {}

  async forVisitors(records: readonly AttorneyRecord[]): Promise<Attorney[]> {
    const images = await this.imagesOf(records);
    return records.map((record) => {
      const { articles: _ofArticles, ...profile } = wholeProfile(record);
      return { slug: record.slug, ...profile, image: images(record) };
    });
  }

  async forStaff(records: readonly AttorneyRecord[]): Promise<EditedAttorney[]> {
    const images = await this.imagesOf(records);
    return records.map((record) => ({
      id: record._id.toHexString(),
      slug: record.slug,
      ...wholeProfile(record),
      image: images(record),
      published: record.published,
      archived: record.archived ?? false,
      accountId: record.accountId ?? null,
      updatedAt: record.updatedAt?.toISOString() ?? null,
      version: versionOf(record),
    }));
  }

  private async imagesOf(records: readonly AttorneyRecord[]) {
    const described = await this.images.describe(records.flatMap(({ imageId }) => imageId ?? []));
    return ({ imageId, imageAlt, profile }: AttorneyRecord): Attorney['image'] => {
      const image = imageId ? described.get(imageId) : undefined;
      return image ? { ...image, alt: imageAlt ?? profile.name } : null;
    };
  }
}
