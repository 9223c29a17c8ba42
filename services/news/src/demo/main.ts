import { openDatabase, syncIndexes } from '@diwan/service-kit/database';
import { createObjectStore } from '@diwan/service-kit/object-store/create-object-store';
import { ArticleRepository } from '../articles/article.repository.js';
import { type ArticleRecord, ArticleSchema } from '../articles/article.schema.js';
import { AttorneyRepository } from '../attorneys/attorney.repository.js';
import { type AttorneyRecord, AttorneySchema } from '../attorneys/attorney.schema.js';
import { ContentChanges } from '../changes/content-changes.js';
import { type ContentMark, ContentMarkSchema } from '../changes/content-mark.schema.js';
import { readNewsConfig } from '../config.js';
import { type ImageRecord, ImageSchema } from '../images/image.schema.js';
import { ImageLibrary } from '../images/image-library.js';
import { type SearchEntry, SearchEntrySchema } from '../search/search.schema.js';
import { SearchIndex } from '../search/search-index.js';
import { seedDemo } from './seed.js';

// Loads the demo articles and lawyers; may be repeated. Refuses outside of demo mode: nobody invents news for a real firm.
const config = readNewsConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const connection = await openDatabase(config, 'news');
try {
  const articles = new ArticleRepository(connection.model<ArticleRecord>('Article', ArticleSchema));
  const images = new ImageLibrary(connection.model<ImageRecord>('Image', ImageSchema), createObjectStore(config));
  const search = new SearchIndex(connection.model<SearchEntry>('SearchEntry', SearchEntrySchema));
  const attorneys = new AttorneyRepository(connection.model<AttorneyRecord>('Attorney', AttorneySchema));
  const changes = new ContentChanges(connection.model<ContentMark>('ContentMark', ContentMarkSchema));
  await syncIndexes(connection);
  await seedDemo({ articles, images, search, attorneys, changes });
} finally {
  await connection.close();
}
