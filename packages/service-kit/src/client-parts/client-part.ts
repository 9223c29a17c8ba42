import type { ClientRecordCount } from '@diwan/contracts/people/clients/questions';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

/** From one client to another. */
export interface Move {
  from: string;
  to: string;
}

/** Writes in the transaction it is given, perhaps several times. */
export type Writing<Result> = (session: ClientSession) => Promise<Result>;

/**
 * What a noun keeps of clients, and how it goes over to another record of the same client and back (LEAD-08). What is to be asked is asked
 * before; the answer writes.
 */
export interface ClientPart<Item = unknown> {
  /** Null: it moves along and is not counted by itself. */
  kind: ClientRecordCount['kind'] | null;
  count(clientId: string): Promise<number>;
  /** Answers what has to be known to bring exactly this back: plain data. */
  move(move: Move): Promise<Writing<Item[]>>;
  /** Brings back what `move` answered, where nobody changed it since. `move` is the way there. */
  restore(items: Item[], move: Move): Promise<Writing<void>>;
}

/** The one door through which nouns of a service say what they keep of clients. */
@Injectable()
export class ClientParts {
  private readonly parts = new Map<string, ClientPart>();

  /** `name` is stored with what a merge moved. */
  add<Item>(name: string, part: ClientPart<Item>): void {
    if (this.parts.has(name)) throw new Error(`Two parts of clients are called ${name}`);
    this.parts.set(name, part as ClientPart);
  }

  all(): ReadonlyMap<string, ClientPart> {
    return this.parts;
  }

  /** How much hangs on a client, by kind. */
  async countsOf(clientId: string): Promise<ClientRecordCount[]> {
    const counts = [...this.parts.values()].map(async ({ kind, count }) =>
      kind === null ? [] : [{ kind, count: await count(clientId) }],
    );
    return (await Promise.all(counts)).flat();
  }
}
