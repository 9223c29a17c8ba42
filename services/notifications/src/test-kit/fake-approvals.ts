import type { TemplateContent } from '../messages/template-content.js';
import type { Approval, TemplateApprovals } from '../providers/template-approvals.js';
import { TemplateRefused } from '../providers/template-approvals.js';

/** Approves templates as told: what it stores is received, until a test says how it stands. */
export class FakeApprovals implements TemplateApprovals {
  readonly stored = new Map<string, { name: string; content: TemplateContent; asked: string | null }>();
  /** How one stands, by its content SID. */
  readonly standings = new Map<string, Approval>();
  /** Everything is refused for this reason. */
  refuses: string | null = null;

  async store(name: string, content: TemplateContent): Promise<string> {
    if (this.refuses !== null) throw new TemplateRefused(this.refuses);
    const sid = `HX${String(this.stored.size + 1).padStart(32, '0')}`;
    this.stored.set(sid, { name, content, asked: null });
    return sid;
  }

  async request(sid: string, name: string): Promise<Approval> {
    const stored = this.stored.get(sid);
    if (stored) stored.asked = name;
    return { status: 'received', reason: null };
  }

  async standing(sid: string): Promise<Approval | null> {
    if (!this.stored.has(sid) && !this.standings.has(sid)) return null;
    return this.standings.get(sid) ?? { status: 'pending', reason: null };
  }
}
