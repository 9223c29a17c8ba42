import { Clock } from '@diwan/service-kit/app/clock';
import { Outbox, type OutboxRow, outboxSchema } from '@diwan/service-kit/events/outbox';
import { openDatabase, syncIndexes } from '@diwan/service-kit/store/database';
import { ArticleRepository } from '../articles/article.repository.js';
import { type ArticleRecord, ArticleSchema } from '../articles/article.schema.js';
import { AttorneyRepository } from '../attorneys/attorney.repository.js';
import { type AttorneyRecord, AttorneySchema } from '../attorneys/attorney.schema.js';
import { ContentChanges } from '../changes/content-changes.js';
import { type ContentMark, ContentMarkSchema } from '../changes/content-mark.schema.js';
import { readNewsConfig } from '../config.js';
import { type SubscriptionRecord, SubscriptionSchema } from '../newsletter/subscription.schema.js';
import { type OfficeProfileRecord, OfficeProfileSchema } from '../office/office-profile.schema.js';
import { type SearchEntry, SearchEntrySchema } from '../search/search.schema.js';
import { SearchIndex } from '../search/search-index.js';
import { seedDemo } from './seed.js';
import { seedOffice } from './seed-office.js';
import { seedSubscription } from './subscription.js';

// Loads the demo articles and lawyers; may be repeated. Refuses outside of demo mode: nobody invents news for a real firm.
const config = readNewsConfig();
if (!config.DEMO) {
  process.stderr.write('Demo data is loaded only with DEMO=true.\n');
  process.exit(1);
}
const connection = await openDatabase(config, 'news');
try {
  const articles = new ArticleRepository(connection.model<ArticleRecord>('Article', ArticleSchema));
  const changes = new ContentChanges(connection.model<ContentMark>('ContentMark', ContentMarkSchema));
  const search = new SearchIndex(connection.model<SearchEntry>('SearchEntry', SearchEntrySchema), changes);
  const attorneys = new AttorneyRepository(connection.model<AttorneyRecord>('Attorney', AttorneySchema));
  const offices = connection.model<OfficeProfileRecord>('OfficeProfile', OfficeProfileSchema);
  const outbox = new Outbox(connection.model<OutboxRow>('OutboxRow', outboxSchema), 'news', new Clock());
  const subscriptions = connection.model<SubscriptionRecord>('Subscription', SubscriptionSchema);
  await syncIndexes(connection);
  await seedSubscription(subscriptions);
  await seedDemo({ articles, search, attorneys, changes });
  await seedOffice({ offices, outbox, changes });
} finally {
  await connection.close();
}
