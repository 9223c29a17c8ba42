import { DATA_FIELDS, type DataField } from '@diwan/contracts/people/data-copies/fields';
import type { DataPartName, DataRow } from '@diwan/contracts/people/data-copies/part';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../http/domain-error.js';

/** Some rows of a part, and where the next page begins; `next` null: there is no more. */
export interface DataPage {
  rows: DataRow[];
  next: string | null;
}

/** Answers one page of what a noun keeps of a person, as they may see it: whitelisted, field by field. */
export type DataPart = (personId: string, after: string | null) => Promise<DataPage>;

/** The one door through which nouns of a service say what they keep of a person (PORT-08). */
@Injectable()
export class DataParts {
  private readonly parts = new Map<DataPartName, DataPart>();

  add(name: DataPartName, part: DataPart): void {
    if (this.parts.has(name)) throw new Error(`Two nouns answer for the part ${name}`);
    this.parts.set(name, part);
  }

  /** Throws NOT_FOUND for a part that this service does not hold. */
  async page(name: DataPartName, personId: string, after: string | null): Promise<DataPage> {
    const part = this.parts.get(name);
    if (part === undefined) throw new DomainError('NOT_FOUND');
    return part(personId, after);
  }
}

/** A row without what is empty: null, '' and lists of nothing say nothing. */
export function dataRow(fields: { [Field in keyof DataRow]: DataRow[Field] | null | undefined }): DataRow {
  const said = Object.entries(fields).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as DataRow;
}

/** What a row that a person sees has in common with a copy of their data, by name. */
export function sameFields<Row extends object>(row: Row): Pick<Row, keyof Row & DataField> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(DATA_FIELDS, name))) as Pick<
    Row,
    keyof Row & DataField
  >;
}
