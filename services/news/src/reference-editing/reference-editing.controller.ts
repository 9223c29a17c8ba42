import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { changeFact, createFact, type EditedFact, listEditedFacts, reviewFact } from '@diwan/contracts/site/facts/http';
import {
  changeQuestion,
  createQuestion,
  type EditedQuestion,
  listEditedQuestions,
} from '@diwan/contracts/site/questions/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { PageUses, pageUses, type Uses } from '../pages/page-uses.js';
import { ReferenceRepository } from '../references/reference.repository.js';
import type { FactRecord, FaqRecord } from '../references/reference.schema.js';
import { versionOf } from '../stored-version.js';
import { EditFacts } from './edit-facts.js';
import { EditQuestions } from './edit-questions.js';
import { validityOf } from './fact.rules.js';

/** Legal facts and questions for those who edit them. */
@Controller()
export class ReferenceEditingController {
  constructor(
    private readonly references: ReferenceRepository,
    private readonly facts: EditFacts,
    private readonly questions: EditQuestions,
    private readonly uses: PageUses,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listEditedFacts)
  async listFacts(): Promise<ResponseOf<typeof listEditedFacts>> {
    const uses = await this.uses.find();
    return (await this.references.facts.all()).map((record) => this.fact(record, uses));
  }

  @Endpoint(createFact)
  addFact(@Input() { body }: InputOf<typeof createFact>, @Caller() caller: SignedInCaller): Deed<EditedFact> {
    return presented(this.facts.create(body, caller), async (record) => this.fact(record, await this.uses.find()));
  }

  @Endpoint(changeFact)
  async saveFact(
    @Input() { params, body }: InputOf<typeof changeFact>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedFact> {
    return this.fact(await this.facts.change(params.id, body, caller), await this.uses.find());
  }

  @Endpoint(reviewFact)
  async signOff(
    @Input() { params, body }: InputOf<typeof reviewFact>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedFact> {
    return this.fact(await this.facts.review(params.id, body.version, caller), await this.uses.find());
  }

  @Endpoint(listEditedQuestions)
  async listQuestions(): Promise<ResponseOf<typeof listEditedQuestions>> {
    const uses = await this.uses.find();
    return (await this.references.questions.all()).map((record) => question(record, uses));
  }

  @Endpoint(createQuestion)
  async addQuestion(
    @Input() { body }: InputOf<typeof createQuestion>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<EditedQuestion>> {
    const deed = await this.questions.create(body, caller);
    return presented(deed, async (record) => question(record, await this.uses.find()));
  }

  @Endpoint(changeQuestion)
  async saveQuestion(
    @Input() { params, body }: InputOf<typeof changeQuestion>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedQuestion> {
    return question(await this.questions.change(params.id, body, caller), await this.uses.find());
  }

  private fact(record: FactRecord, uses: Uses): EditedFact {
    return {
      ...record.content,
      validity: validityOf(record.content, beirutDate(this.clock.now())),
      usedOn: pageUses(uses.pagesWithFact(record._id)),
      version: versionOf(record),
    };
  }
}

const question = (record: FaqRecord, uses: Uses): EditedQuestion => ({
  ...record.content,
  usedOn: pageUses(uses.pagesWithQuestion(record._id)),
  version: versionOf(record),
});
