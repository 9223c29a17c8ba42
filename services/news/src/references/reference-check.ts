import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { expiredFacts, factsInTexts, type Reference } from './page-references.rules.js';
import { ReferenceRepository } from './reference.repository.js';

const idsOf = (references: readonly Reference[]) => [...new Set(references.map(({ id }) => id))];

/** Whether facts and questions that something refers to exist and hold. */
@Injectable()
export class ReferenceCheck {
  constructor(
    private readonly references: ReferenceRepository,
    private readonly clock: Clock,
  ) {}

  /** What is wrong with each place: `unknown_fact`, `expired_fact` (D-047; also when the answer of a question shows it), `unknown_question`. */
  async faults(facts: readonly Reference[], questions: readonly Reference[] = []): Promise<Record<string, string>> {
    const faqs = await this.references.questions.contents(idsOf(questions));
    const inAnswers = faqs.map((faq) => ({ id: faq.id, factIds: idsOf(factsInTexts(faq)) }));
    const known = await this.references.facts.contents([
      ...new Set([...idsOf(facts), ...inAnswers.flatMap(({ factIds }) => factIds)]),
    ]);
    const expired = new Set(expiredFacts(known, beirutDate(this.clock.now())).map(({ id }) => id));
    const unknownFact = lacking(known);
    const unknownQuestion = lacking(faqs);
    const faultOfFact = (id: string) => (unknownFact(id) ? 'unknown_fact' : expired.has(id) && 'expired_fact');
    const faultOfQuestion = (id: string) => {
      if (unknownQuestion(id)) return 'unknown_question';
      const shown = inAnswers.find((answer) => answer.id === id)?.factIds ?? [];
      return shown.map(faultOfFact).find(Boolean) ?? false;
    };
    const found = [
      ...facts.map(({ at, id }) => [at, faultOfFact(id)] as const),
      ...questions.map(({ at, id }) => [at, faultOfQuestion(id)] as const),
    ];
    return Object.fromEntries(found.flatMap(([at, fault]) => (fault ? [[at, fault]] : [])));
  }
}

function lacking(known: readonly { id: string }[]): (id: string) => boolean {
  const ids = new Set(known.map(({ id }) => id));
  return (id) => !ids.has(id);
}
