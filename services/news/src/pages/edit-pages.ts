import type { InputOf } from '@diwan/contracts/http/endpoint';
import { pageSubject } from '@diwan/contracts/site/changes/subjects';
import type {
  discardPageDraft,
  publishPage,
  restorePageVersion,
  savePageDraft,
} from '@diwan/contracts/site/pages/editing.http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../changes/content-changes.js';
import { PageEditRepository } from './page-edit.repository.js';
import { faultsOfPair, type PagePair, prefixed } from './page-pair.rules.js';
import { PublishPage } from './publish-page.js';
import { PublishedPages } from './published-pages.js';

type Body<E> = InputOf<E>['body'];
interface Editing {
  slug: string;
  version: number;
}

/** Staff's work on the pages of the site: drafts, publication, old versions (PUB-01). Each step and its audit line are written together. */
@Injectable()
export class EditPages {
  constructor(
    private readonly edits: PageEditRepository,
    private readonly published: PublishedPages,
    private readonly publishPage: PublishPage,
    private readonly changes: ContentChanges,
    private readonly edit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT when somebody saved the page meanwhile (D-129), VALIDATION when the pages are of another address. */
  async saveDraft({ en, ar, ...editing }: Body<typeof savePageDraft>, caller: SignedInCaller): Promise<void> {
    refuse(faultsOfSlug(editing.slug, { en, ar }));
    await this.step('page.draft-saved', editing, { en, ar }, caller);
  }

  /** Throws NOT_FOUND, CONFLICT. */
  discard(editing: Body<typeof discardPageDraft>, caller: SignedInCaller): Promise<void> {
    return this.step('page.draft-discarded', editing, null, caller);
  }

  /** Throws NOT_FOUND for an unknown version too, CONFLICT. */
  async restore({ number, ...editing }: Body<typeof restorePageVersion>, caller: SignedInCaller): Promise<void> {
    const version = await this.edits.version(editing.slug, number);
    if (!version) throw new DomainError('NOT_FOUND');
    const { en, ar } = version;
    await this.step('page.version-restored', editing, { en, ar }, caller, { number });
  }

  /** Throws VALIDATION with the place of each fault; the deed NOT_FOUND and CONFLICT. */
  async publish({ en, ar, ...editing }: Body<typeof publishPage>, caller: SignedInCaller): Promise<Deed<void>> {
    const pair = { en, ar };
    refuse({
      ...faultsOfPair(pair),
      ...faultsOfSlug(editing.slug, pair),
      ...prefixed('en', await this.publishPage.faults(en)),
      ...prefixed('ar', await this.publishPage.faults(ar)),
    });
    const { slug } = editing;
    return this.deed('page.published', editing, null, caller, {
      change: async () => ({ number: await this.keepVersion(slug, pair, caller) }),
      also: async () => {
        await this.publishPage.run(en, 'en', 'firm');
        await this.publishPage.run(ar, 'ar', 'firm');
        await this.changes.note([pageSubject(slug)]);
      },
    });
  }

  private async step(
    action: string,
    editing: Editing,
    draft: PagePair | null,
    caller: SignedInCaller,
    more: object = {},
  ): Promise<void> {
    const change = () => ({ version: editing.version + 1, ...more });
    await this.inTransaction.perform(this.deed(action, editing, draft, caller, { change }));
  }

  /** Writes the state of editing, and what the audit log says of it, together with `also`. */
  private deed(
    action: string,
    { slug, version }: Editing,
    draft: PagePair | null,
    caller: SignedInCaller,
    steps: { change(): object | Promise<object>; also?(): Promise<void> },
  ): Deed<void> {
    const edit = this.edit.deed(
      { action, subject: 'page', id: slug, caller },
      {
        read: () => this.published.pair(slug),
        ...steps,
        write: async () => {
          const state = { draft, savedBy: caller.name, savedAt: this.clock.now() };
          return (await this.edits.save(slug, version, state)) || null;
        },
        audited: (_, after) => ({ after }),
      },
    );
    return {
      commit: async (session) => {
        await edit.commit(session).catch((fault: unknown) => {
          // Two people were the first to save: the second one meets the row of the first.
          throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
        });
      },
    };
  }

  /** Keeps what is published now; before the first time also what the product shipped, so that there is a way back. Returns its number. */
  private async keepVersion(slug: string, pair: PagePair, caller: SignedInCaller): Promise<number> {
    const [latest] = await this.edits.versions(slug);
    if (!latest) {
      const { en, ar, updatedAt } = await this.published.pair(slug);
      await this.edits.addVersion({ slug, number: 1, en, ar, publishedAt: updatedAt, publishedBy: null });
    }
    const number = (latest?.number ?? 1) + 1;
    await this.edits.addVersion({
      slug,
      number,
      ...pair,
      publishedAt: this.clock.now(),
      publishedBy: caller.name,
    });
    return number;
  }
}

const faultsOfSlug = (slug: string, { en, ar }: PagePair): Record<string, string> => ({
  ...(en.slug === slug ? {} : { 'en.slug': 'differs' }),
  ...(ar.slug === slug ? {} : { 'ar.slug': 'differs' }),
});

function refuse(fieldErrors: Record<string, string>): void {
  if (Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
}
