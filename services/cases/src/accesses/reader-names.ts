import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';

/** Names by id of readers who are no people of identity. */
export type NameSource = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Who stands in an access log: people, and whoever another noun lets read without an account. */
@Injectable()
export class ReaderNames {
  private readonly sources: NameSource[] = [];

  constructor(private readonly people: People) {}

  add(source: NameSource): void {
    this.sources.push(source);
  }

  /** Names by id, of those who have one. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const asked = [...this.sources.map((source) => source(ids)), this.people.namesOf(ids)];
    return new Map((await Promise.all(asked)).flatMap((names) => [...names]));
  }
}
