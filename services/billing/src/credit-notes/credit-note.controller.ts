import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { createCreditNote, listCreditNotes } from '@diwan/contracts/money/credit-notes/http';
import { listOwnCreditNotes } from '@diwan/contracts/money/credit-notes/own.http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { clientView } from '@diwan/service-kit/http/client-view';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Controller } from '@nestjs/common';
import { KeptCases } from '../walls/kept-cases.js';
import { toCreditNote, toOwnCreditNote } from './credit-note.presenter.js';
import { CreditNoteRepository } from './credit-note.repository.js';
import { IssueCreditNote } from './issue-credit-note.js';

/** Credit notes. */
@Controller()
export class CreditNoteController {
  constructor(
    private readonly notes: CreditNoteRepository,
    private readonly issueCreditNote: IssueCreditNote,
    private readonly people: People,
    private readonly keptCases: KeptCases,
  ) {}

  @Endpoint(listCreditNotes)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listCreditNotes>,
  ): Promise<ResponseOf<typeof listCreditNotes>> {
    const notes = await this.notes.list(query, await this.keptCases.of(caller));
    const names = await this.people.namesOf(notes.flatMap(({ clientId, issuedBy }) => [clientId, issuedBy]));
    return notes.map((note) => toCreditNote(note, names));
  }

  @Endpoint(createCreditNote)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof createCreditNote>,
  ): Promise<Deed<ResponseOf<typeof createCreditNote>>> {
    return this.issueCreditNote.run(caller, params.id, body);
  }

  @Endpoint(listOwnCreditNotes)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnCreditNotes>,
  ): Promise<ResponseOf<typeof listOwnCreditNotes>> {
    const page = await this.notes.ownPage(clientView(caller, 'billing'), query);
    return { ...page, items: page.items.map(toOwnCreditNote) };
  }
}
