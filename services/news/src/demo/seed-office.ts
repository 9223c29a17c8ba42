import { OFFICE } from '@diwan/contracts/site/changes/subjects';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import type { Outbox } from '@diwan/service-kit/events/outbox';
import type { Model } from 'mongoose';
import type { ContentChanges } from '../changes/content-changes.js';
import { INVENTED } from '../office/invented.js';
import type { OfficeProfileRecord } from '../office/office-profile.schema.js';

/** What the office's particulars are written with. */
export interface OfficeStores {
  offices: Model<OfficeProfileRecord>;
  outbox: Outbox;
  changes: ContentChanges;
}

/** Stores what a firm would have entered before it opens its site; a profile that somebody has changed stays as it is. May be repeated. */
export async function seedOffice({ offices, outbox, changes }: OfficeStores): Promise<void> {
  const untouched = { _id: 'office' as const, 'profile.version': 1, 'profile.email': null };
  const entered = Object.entries(INVENTED).map(([name, value]) => [`profile.${name}`, value]);
  // Whoever goes on without the demonstration loses them again.
  const change = {
    $set: { ...Object.fromEntries(entered), publication: 'published' },
    $unset: { inventedWithdrawn: true },
  };
  await offices.db.transaction(async (session) => {
    const { modifiedCount } = await offices.updateOne(untouched, change).session(session);
    if (modifiedCount > 0) await outbox.add(OfficeProfileChangedV1, { version: 1 }, session);
  });
  await changes.note([OFFICE]);
}
