import type { ClientRequest } from '@diwan/contracts/matters/requests/http';
import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import type { ItemRecord, RequestRecord } from './request.schema.js';

/** What both sides see of one thing that was asked for. */
const toItem = (item: ItemRecord) => ({
  id: String(item._id),
  title: { en: item.title.en, ar: item.title.ar },
  explanation: { en: item.explanation.en, ar: item.explanation.ar },
  kind: item.kind,
  dueOn: item.dueOn,
  state: item.state,
  files: item.files.map(({ _id, fileName, fileSize }) => ({ id: String(_id), name: fileName, size: fileSize })),
  text: item.text,
  reason: item.state === 'refused' ? item.reason : '',
  answeredAt: item.answeredAt?.toISOString() ?? null,
});

/** A request as its client sees it (D-073). */
export const toOwnRequest = (record: RequestRecord, caseTitle: string): OwnRequest => ({
  id: String(record._id),
  state: record.state,
  title: { en: record.title.en, ar: record.title.ar },
  caseId: record.caseId,
  caseTitle,
  askedAt: record.createdAt.toISOString(),
  items: record.items.map(toItem),
});

/** A request as staff see it. */
export const toClientRequest = (
  record: RequestRecord,
  names: ReadonlyMap<string, string>,
  caseTitle: string,
): ClientRequest => ({
  ...toOwnRequest(record, caseTitle),
  clients: record.askedOf.map((id) => ({ id, name: names.get(id) ?? '' })),
  askedByName: names.get(record.askedBy) ?? '',
  items: record.items.map((item) => ({
    ...toItem(item),
    documentType: item.documentType,
    decidedAt: item.decidedAt?.toISOString() ?? null,
    decidedByName: names.get(item.decidedBy ?? '') ?? '',
  })),
});
