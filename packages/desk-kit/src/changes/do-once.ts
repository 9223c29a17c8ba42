import type { ServiceName } from '@diwan/contracts/shared/service';
import { ApiProblem, apiPath, type CallOptions, type Change, randomId } from '@diwan/mf-kit';
import { forgetUnanswered, keepUnanswered, markOf, type Sent, unanswered } from './unanswered.js';
import { tellWritten } from './written.js';

/** So long, in milliseconds, does whoever saw no answer press again. The services keep keys for longer. */
const UNANSWERED_MS = 10 * 60_000;
/** So long, in milliseconds, can a form stay on the screen after its answer, until the next page has come. */
const LEAVING_MS = 3000;

/** Sends a change, with these options instead of the caller's. */
type Send<Answer> = (more?: CallOptions) => Promise<Answer>;

/**
 * Does each change that a person makes once, however often they press (F2). The same change is one while it is under way. What is declared
 * idempotent keeps its key until it was answered, also over a reload, so that pressed again after a lost answer it is done once; what was
 * answered last keeps its key for a moment, for the press that comes while its page is still there. Once something else was changed in the
 * same service the person has gone on, or undone it: the same again is meant to be done again. Calls that their caller may abort, and those
 * with a key of their own for each time that is meant, are the caller's own.
 * @param onReplayed a press was answered as one before it: it had been done, and was not done again
 */
export class DoOnce {
  /** By what is changed: whoever changes it otherwise meanwhile begins anew. */
  private readonly underWay = new Map<string, { content: string; sending: Promise<unknown> }>();
  private answered: (Sent & { mark: string }) | null = null;

  constructor(
    private readonly personId: string | undefined,
    private readonly onReplayed: () => void,
  ) {}

  run<Answer>({ endpoint, parts, options }: Change, send: Send<Answer>): Promise<Answer> {
    const { method, service, idempotent, background } = endpoint;
    const target = `${method} ${apiPath(endpoint, parts)}`;
    const content = JSON.stringify(parts.body);
    const isKeyed = idempotent && options.idempotencyKey === undefined;
    const sendIt = () =>
      (isKeyed
        ? this.keyed(service, `${target} ${content}`, send)
        : this.other(background ? null : service, send)
      ).finally(() => tellWritten(service));
    if (options.signal) return sendIt();
    return this.shared(target, `${options.idempotencyKey} ${content}`, sendIt);
  }

  private shared<Answer>(target: string, content: string, send: () => Promise<Answer>): Promise<Answer> {
    const running = this.underWay.get(target);
    if (running?.content === content) return running.sending as Promise<Answer>;
    const sending = send().finally(() => {
      if (this.underWay.get(target)?.sending === sending) this.underWay.delete(target);
    });
    this.underWay.set(target, { content, sending });
    return sending;
  }

  private async keyed<Answer>(service: ServiceName, content: string, send: Send<Answer>): Promise<Answer> {
    const mark = markOf(`${this.personId} ${content}`);
    const key = this.keyOf(mark);
    const remember = () => keepUnanswered(mark, { key, service, until: Date.now() + UNANSWERED_MS });
    remember();
    try {
      const answer = await send({ idempotencyKey: key, onReplayed: this.onReplayed });
      this.goOn(service);
      this.answered = { mark, key, service, until: Date.now() + LEAVING_MS };
      return answer;
    } catch (problem) {
      // A refusal says nothing of the attempts before: one of them may have done it.
      if (isForeignKey(problem)) forgetUnanswered((sent) => sent.key === key);
      else remember();
      throw problem;
    }
  }

  /** @param service null for what the page did by itself */
  private async other<Answer>(service: ServiceName | null, send: Send<Answer>): Promise<Answer> {
    const answer = await send();
    if (service) this.goOn(service);
    return answer;
  }

  private keyOf(mark: string): string {
    const sent = unanswered().get(mark);
    if (sent) return sent.key;
    const { answered } = this;
    return answered?.mark === mark && answered.until > Date.now() ? answered.key : randomId();
  }

  /** Something was changed in a service: what was sent to it before is over. */
  private goOn(service: ServiceName): void {
    if (this.answered?.service === service) this.answered = null;
    forgetUnanswered((sent) => sent.service === service);
  }
}

/** The key is that of something else: two contents have the same mark. */
const isForeignKey = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'IDEMPOTENCY_MISMATCH';
