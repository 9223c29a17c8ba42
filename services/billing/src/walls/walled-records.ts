import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, type QueryFilter, trusted } from 'mongoose';

type Row = Record<string, unknown>;

/** A field of a model by which its rows are looked up. */
interface Place {
  model: Model<Row>;
  field: string;
}

/** Where records say of which case they are. */
const CASE_FIELDS = ['caseId', 'allocations.caseId'];
/** Where those that do not say it name what they belong to: a proof the invoice or the deposit that it is sent for. */
const OWNER_FIELDS = ['invoiceId', 'requestId'];
/** Whose a record is that stays its person's own behind a wall: the work and the costs that they wrote down themselves. */
const OWN: Readonly<Record<string, string>> = {
  TimeEntry: 'personId',
  TimeSuggestion: 'personId',
  Timer: 'personId',
  Expense: 'createdBy',
};

/** What belongs to which case. Found by the schemas, so that a noun that comes later is behind the wall, too. */
@Injectable()
export class WalledRecords {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Ids of some cases and of all that belongs to them. */
  async of(cases: readonly string[]): Promise<readonly string[]> {
    if (cases.length === 0) return [];
    const ofCases = await idsOf(this.ofCases(), (field) => ({ [field]: within(cases) }));
    const direct = [...cases, ...ofCases];
    return [...direct, ...(await idsOf(this.belonging(), (field) => ({ [field]: within(direct) })))];
  }

  /** Which of some ids are those of some cases, or of what belongs to them and is not the person's own. */
  async among(ids: readonly string[], cases: readonly string[], personId: string): Promise<ReadonlySet<string>> {
    const belonging = await this.belongingOf(ids);
    const named = [...ids, ...belonging.map(({ owner }) => owner)];
    const ofCases = await idsOf(this.ofCases(), (field, { modelName }) => {
      const own = OWN[modelName];
      return { _id: within(named), [field]: within(cases), ...(own && { [own]: trusted({ $ne: personId }) }) };
    });
    const walled = new Set([...ids.filter((id) => cases.includes(id)), ...ofCases]);
    return new Set([...walled, ...belonging.filter(({ owner }) => walled.has(owner)).map(({ id }) => id)]);
  }

  /** Those of some records that belong to another one, and to which. */
  private async belongingOf(ids: readonly string[]): Promise<{ id: string; owner: string }[]> {
    const found = await Promise.all(
      this.belonging().map(async ({ model, field }) => {
        const rows = await model.find({ _id: within(ids) }, { [field]: 1 }).lean<Row[]>();
        return rows.flatMap(({ _id, [field]: owner }) =>
          typeof owner === 'string' ? [{ id: String(_id), owner }] : [],
        );
      }),
    );
    return found.flat();
  }

  private ofCases(): Place[] {
    return this.places(CASE_FIELDS);
  }

  private belonging(): Place[] {
    return this.places(OWNER_FIELDS).filter(({ model }) => !model.schema.path('caseId'));
  }

  private places(fields: readonly string[]): Place[] {
    const models = Object.values(this.connection.models) as Model<Row>[];
    return models.flatMap((model) =>
      fields.filter((field) => model.schema.path(field)).map((field) => ({ model, field })),
    );
  }
}

async function idsOf(
  places: readonly Place[],
  queryOf: (field: string, model: Model<Row>) => QueryFilter<Row>,
): Promise<string[]> {
  const rows = await Promise.all(
    places.map(({ model, field }) => model.find(queryOf(field, model), { _id: 1 }).lean<Row[]>()),
  );
  return rows.flat().map(({ _id }) => String(_id));
}

const within = (ids: readonly string[]) => trusted({ $in: [...ids] });
