import type { EditedArticle, EditedArticleRow } from '@diwan/contracts/site/articles/desk.http';
import { Injectable } from '@nestjs/common';
import { type DescribedImage, ImageLibrary } from '../images/image-library.js';
import { versionOf } from '../stored-version.js';
import { stateOf } from './article.machine.js';
import type { ArticleRecord } from './article.schema.js';

/** Turns stored articles into what those who edit them see. */
@Injectable()
export class EditedArticlePresenter {
  constructor(private readonly images: ImageLibrary) {}

  async rows(records: readonly ArticleRecord[]): Promise<EditedArticleRow[]> {
    const images = await this.images.describe(records.flatMap(({ imageId }) => (imageId ? [imageId] : [])));
    return records.map((record) => rowOf(record, images));
  }

  async whole(record: ArticleRecord): Promise<EditedArticle> {
    const images = await this.images.describe(record.imageId ? [record.imageId] : []);
    return {
      ...rowOf(record, images),
      kind: record.kind,
      content: record.markdown,
      author: record.author,
      publishedAt: record.publishedAt?.toISOString() ?? null,
    };
  }
}

function rowOf(record: ArticleRecord, images: ReadonlyMap<string, DescribedImage>): EditedArticleRow {
  const image = record.imageId ? images.get(record.imageId) : undefined;
  const { slug, language, category, title, excerpt, featured } = record;
  return {
    id: record._id.toHexString(),
    slug,
    language,
    category,
    title,
    excerpt,
    image: image ? { ...image, alt: record.imageAlt } : null,
    state: stateOf(record),
    featured,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    version: versionOf(record),
  };
}
