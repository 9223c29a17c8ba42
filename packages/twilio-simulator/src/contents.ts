import type { ApprovalStatus } from './options.js';
import type { ContentRecord } from './records.js';
import { REFUSALS } from './refusals.js';
import { newSid } from './sids.js';

/** Names that WhatsApp takes for a template. */
const TEMPLATE_NAME = /^[a-z0-9_]{1,512}$/;
const CATEGORIES = ['UTILITY', 'MARKETING', 'AUTHENTICATION'];

/** At most ten buttons with words and an id, each short enough for WhatsApp. */
function demandQuickReplies(types: ContentRecord['types']): void {
  const quickReply = types['twilio/quick-reply'];
  if (!quickReply) return;
  const actions = Array.isArray(quickReply.actions) ? quickReply.actions : [];
  const isFine = ({ type, title, id }: Record<string, unknown>) =>
    type === 'QUICK_REPLY' && /^.{1,20}$/u.test(String(title ?? '')) && /^.{1,200}$/.test(String(id ?? ''));
  if (actions.length === 0 || actions.length > 10 || !actions.every(isFine))
    throw REFUSALS.badContent('actions is invalid');
}

/** One to ten lines with words and an id, and a button that opens them. */
function demandList(types: ContentRecord['types']): void {
  const list = types['twilio/list-picker'];
  if (!list) return;
  const items = Array.isArray(list.items) ? list.items : [];
  const isFine = ({ item, id }: Record<string, unknown>) =>
    /^.{1,24}$/u.test(String(item ?? '')) && /^.{1,200}$/.test(String(id ?? ''));
  const opens = /^.{1,20}$/u.test(String(list.button ?? ''));
  if (!opens || items.length === 0 || items.length > 10 || !items.every(isFine))
    throw REFUSALS.badContent('items is invalid');
}

/** Templates of the Content API and their approvals. */
export class Contents {
  private readonly kept = new Map<string, ContentRecord>();

  constructor(
    private readonly now: () => number,
    private readonly approval: ApprovalStatus,
  ) {}

  create(input: Record<string, unknown>): ContentRecord {
    const { friendly_name: friendlyName = '', language, variables = {}, types } = input;
    if (typeof language !== 'string' || language === '') throw REFUSALS.badContent('language is required');
    if (typeof types !== 'object' || types === null || Object.keys(types).length === 0)
      throw REFUSALS.badContent('types is required');
    demandQuickReplies(types as ContentRecord['types']);
    demandList(types as ContentRecord['types']);
    const content: ContentRecord = {
      sid: newSid('HX'),
      friendlyName: String(friendlyName),
      language,
      variables: variables as ContentRecord['variables'],
      types: types as ContentRecord['types'],
      createdAt: this.now(),
      approval: null,
    };
    this.kept.set(content.sid, content);
    return content;
  }

  /** Asks WhatsApp for its approval: a name may stand once in a language. */
  submit(sid: string, { name, category }: Record<string, unknown>): NonNullable<ContentRecord['approval']> {
    const content = this.get(sid);
    if ('twilio/list-picker' in content.types) throw REFUSALS.badContent('lists are not approved');
    if (typeof name !== 'string' || !TEMPLATE_NAME.test(name)) throw REFUSALS.badContent('name is invalid');
    if (typeof category !== 'string' || !CATEGORIES.includes(category))
      throw REFUSALS.badContent('category is invalid');
    const others = [...this.kept.values()].filter((other) => other !== content && other.language === content.language);
    if (others.some(({ approval }) => approval?.name === name)) throw REFUSALS.nameTaken();
    content.approval = { name, category, status: this.approval, reason: '' };
    return content.approval;
  }

  /** Meta decides about a template, now or later. */
  decide(sid: string, status: ApprovalStatus, reason = ''): void {
    const { approval } = this.get(sid);
    if (approval === null) throw REFUSALS.notFound();
    Object.assign(approval, { status, reason });
  }

  get(sid: string): ContentRecord {
    const content = this.kept.get(sid);
    if (!content) throw REFUSALS.notFound();
    return content;
  }

  find(sid: string): ContentRecord | undefined {
    return this.kept.get(sid);
  }

  remove(sid: string): void {
    this.get(sid);
    this.kept.delete(sid);
  }

  all(): ContentRecord[] {
    return [...this.kept.values()];
  }
}
