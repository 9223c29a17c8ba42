import { randomUUID } from 'node:crypto';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { changeArticle, createArticle, deleteArticle } from '@diwan/contracts/site/articles/desk.http';
import { ArticlePublishedV1 } from '@diwan/contracts/site/articles/events';
import { ARTICLES } from '@diwan/contracts/site/changes/subjects';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CategoryRepository } from '../categories/category.repository.js';
import { ContentChanges } from '../changes/content-changes.js';
import { ImageLibrary } from '../images/image-library.js';
import { Publication } from '../office/publication.js';
import { SearchIndex } from '../search/search-index.js';
import { type ArticleMove, DELETE, PUBLISH, RESTORE, stateOf, WITHDRAW, written } from './article.machine.js';
import type { ArticleRecord } from './article.schema.js';
import { type ArticleChange, ArticleDesk, binnedSince } from './article-desk.repository.js';
import { contentsOf, faultOf, pictureIdsOf } from './article-text.rules.js';
import { putArticleInSearch } from './put-article-in-search.js';

type Body<E> = InputOf<E>['body'];
type Fields = Omit<Body<typeof changeArticle>, 'version' | 'notify'>;

/** Staff's work on articles (NEWS-04, NEWS-05). Article, audit line, search entry and the note for the front doors are written together. */
@Injectable()
export class EditArticles {
  constructor(
    private readonly articles: ArticleDesk,
    private readonly categories: CategoryRepository,
    private readonly images: ImageLibrary,
    private readonly publication: Publication,
    private readonly search: SearchIndex,
    private readonly edit: VersionedEdit,
    private readonly audit: AuditLog,
    private readonly changes: ContentChanges,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION when image or category are unknown, or there is nothing to tell of; the deed DUPLICATE when the address is taken. */
  async create(body: Body<typeof createArticle>, caller: SignedInCaller): Promise<Deed<ArticleRecord>> {
    const { language, published, notify = false, ...fields } = body;
    refuseLateNotice(notify, published, null);
    await this.refuseUnreadable(notify);
    const stored = await this.storedFields({ ...fields, published });
    const now = this.clock.now();
    const state = written(published ? PUBLISH : WITHDRAW, { publishedAt: null }, now);
    const article = { ...stored, ...state, language, pair: randomUUID(), version: 1, createdAt: now, updatedAt: now };
    const write = async (session: ClientSession) => {
      const record = await this.articles.insert(article);
      const subjectId = record._id.toHexString();
      await this.audit.record(
        { action: 'article.created', subject: 'article', subjectId, after: body, caller },
        session,
      );
      await this.show(record);
      if (notify) await this.tell(record, session);
      return record;
    };
    return { commit: (session) => write(session).catch(refuseTakenAddress) };
  }

  /** Throws NOT_FOUND, CONFLICT when somebody changed or deleted it meanwhile (D-129), VALIDATION, DUPLICATE. */
  async change(id: string, body: Body<typeof changeArticle>, caller: SignedInCaller): Promise<ArticleRecord> {
    const { version, notify = false, ...fields } = body;
    await this.refuseUnreadable(notify);
    const [change, seen] = [await this.storedFields(fields), await this.articles.one(id)];
    const move = fields.published ? PUBLISH : WITHDRAW;
    return this.write(
      actionOf(seen?.published ?? false, fields.published),
      id,
      version,
      move,
      caller,
      (before) => {
        refuseLateNotice(notify, fields.published, before.publishedAt);
        return { ...change, updatedAt: this.clock.now(), formerSlugs: formerSlugs(before, change.slug) };
      },
      notify,
    ).catch(refuseTakenAddress);
  }

  /** Throws NOT_FOUND, also for one that was deleted more than 30 days ago (D-072), and CONFLICT. */
  remove(id: string, body: Body<typeof deleteArticle>, caller: SignedInCaller): Promise<ArticleRecord> {
    const { deleted, version } = body;
    if (deleted) return this.write('article.deleted', id, version, DELETE, caller, () => ({}));
    return this.write('article.restored', id, version, RESTORE, caller, ({ deletedAt }) => {
      if (deletedAt && deletedAt < binnedSince(this.clock.now())) throw new DomainError('NOT_FOUND');
      return {};
    });
  }

  private write(
    action: string,
    id: string,
    version: number,
    move: ArticleMove,
    caller: SignedInCaller,
    changeOf: (stored: ArticleRecord) => ArticleChange,
    notify = false,
  ): Promise<ArticleRecord> {
    return this.edit.run(
      { action, subject: 'article', id, caller },
      {
        read: () => this.articles.one(id),
        change: (stored) => {
          if (!(move.from as readonly string[]).includes(stateOf(stored))) throw new DomainError('CONFLICT');
          return { ...changeOf(stored), ...written(move, stored, this.clock.now()) };
        },
        write: (change) => this.articles.change(id, version, change),
        also: async (record, before, session) => {
          if (before.slug !== record.slug) await putArticleInSearch(this.search, { ...before, published: false });
          await this.show(record);
          if (notify) await this.tell(record, session);
        },
      },
    );
  }

  /** Drafts change nothing that visitors see, yet one may just have left the site. */
  private async show(record: ArticleRecord): Promise<void> {
    await putArticleInSearch(this.search, record);
    await this.changes.note([ARTICLES]);
  }

  private async tell({ _id, language, category }: ArticleRecord, session: ClientSession): Promise<void> {
    await this.outbox.add(ArticlePublishedV1, { articleId: _id.toHexString(), language, category }, session);
  }

  /** The message would lead to a page that nobody can read (PUB-09). */
  private async refuseUnreadable(notify: boolean): Promise<void> {
    if (notify && !(await this.publication.isPublished()))
      throw new DomainError('VALIDATION', { fieldErrors: { notify: 'site_not_published' } });
  }

  private async storedFields({ image, content, published: _state, ...fields }: Fields) {
    if (image && !(await this.images.describe([image.id])).has(image.id))
      throw new DomainError('VALIDATION', { fieldErrors: { image: 'unknown_image' } });
    if (!(await this.categories.byId()).has(fields.category))
      throw new DomainError('VALIDATION', { fieldErrors: { category: 'invalid_choice' } });
    const contents = contentsOf(content);
    const fault = faultOf(contents, await this.images.describe(pictureIdsOf(contents)));
    if (fault) throw new DomainError('VALIDATION', { fieldErrors: { content: fault } });
    return { ...fields, markdown: content, imageId: image?.id ?? null, imageAlt: image?.alt ?? '' };
  }
}

/** What a change is called in the audit: it may put the article on the site, take it off, or neither. */
function actionOf(wasPublished: boolean, isPublished: boolean): string {
  if (wasPublished === isPublished) return 'article.changed';
  return isPublished ? 'article.published' : 'article.withdrawn';
}

/** An article is told of at its first publication or never (D-070). */
function refuseLateNotice(notify: boolean, published: boolean, publishedAt: Date | null): void {
  if (notify && (!published || publishedAt !== null))
    throw new DomainError('VALIDATION', { fieldErrors: { notify: 'not_first_publication' } });
}

/** All addresses that it had before `slug`, each once. */
const formerSlugs = ({ slug, formerSlugs: known = [] }: ArticleRecord, next: string): string[] =>
  [...new Set([...known, slug])].filter((former) => former !== next);

function refuseTakenAddress(fault: unknown): never {
  if (!isDuplicateKey(fault)) throw fault;
  throw new DomainError('DUPLICATE', { fieldErrors: { slug: 'address_taken' }, cause: fault });
}
