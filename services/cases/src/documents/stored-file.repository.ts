import { FILE_TYPES } from '@diwan/service-kit/files/file-type';
import { INSPECTION_RULES } from '@diwan/service-kit/files/inspect-file';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { SCAN_INTO, SCANNED } from '../scan/scan.machine.js';
import type { DocumentRecord, StoredFile } from './document.schema.js';
import { OBJECTS_OF_FILE, objectsOf } from './file-objects.js';
import { MAX_PDF_TRIES } from './pdf-state.js';

/** What can be learned of a stored file later. */
export type FileFindings = Partial<
  Pick<
    StoredFile,
    'inspection' | 'unsafe' | 'asPdf' | 'pdfTries' | 'objectKey' | 'fileSize' | 'sha256' | 'original'
  > & {
    scan: keyof typeof SCAN_INTO;
  }
>;

/** Smaller than every id. */
const BEFORE_ALL = '0'.repeat(24);
const OFFICE = FILE_TYPES.filter(({ kind }) => kind === 'office').map(({ mime }) => mime);

/** The files of documents, present and earlier ones: where they lie and what is known of them. */
@Injectable()
export class StoredFileRepository {
  constructor(@InjectModel('Document') private readonly documents: Model<DocumentRecord>) {}

  /** Which of these objects belong to a document: to its present file or to an earlier one. */
  async storedKeys(keys: readonly string[]): Promise<Set<string>> {
    const among = trusted({ $in: [...keys] });
    const places = OBJECTS_OF_FILE.flatMap((place) => [place, `earlierFiles.${place}`]);
    const rows = await this.documents
      // Of what was erased nothing is kept.
      .find(
        { erasedAt: null, $or: places.map((place) => ({ [place]: among })) },
        { objectKey: 1, asPdf: 1, original: 1, earlierFiles: 1 },
      )
      .lean<Pick<DocumentRecord, 'objectKey' | 'asPdf' | 'original' | 'earlierFiles'>[]>();
    return new Set(rows.flatMap((row) => [row, ...row.earlierFiles]).flatMap(objectsOf));
  }

  /**
   * Documents behind an id of which a file was not scanned (where there is a scanner), not inspected under today's rules, or of which
   * a PDF is still to be made (where one can be).
   */
  toCheck(can: { scan: boolean; convert: boolean }, after: string | null, limit: number): Promise<DocumentRecord[]> {
    const inspect = { inspection: trusted({ $ne: INSPECTION_RULES }) };
    const scan = { scan: trusted({ $nin: [...SCANNED] }) };
    const open: QueryFilter<DocumentRecord>[] = [inspect, ...(can.scan ? [scan] : [])];
    const convert = { mime: trusted({ $in: OFFICE }), asPdf: null, pdfTries: trusted({ $ne: MAX_PDF_TRIES }) };
    const convertible = {
      ...convert,
      scan: trusted({ $nin: ['pending', 'rejected'] }),
      unsafe: trusted({ $ne: true }),
    };
    const $or = [
      ...open,
      ...open.map((file) => ({ earlierFiles: trusted({ $elemMatch: file }) })),
      ...(can.convert ? [convertible] : []),
    ] as QueryFilter<DocumentRecord>[];
    return this.documents
      .find({ erasedAt: null, _id: trusted({ $gt: after ?? BEFORE_ALL }), $or })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  /** Notes what was learned of a file, wherever in its document it stands now. False when it is not there any more, or more is known. */
  async note(id: string, objectKey: string, findings: FileFindings, session: ClientSession): Promise<boolean> {
    const options = { session, timestamps: false } as const;
    const before = findings.scan && trusted({ $in: [...SCAN_INTO[findings.scan].from, null] });
    const present = await this.documents.updateOne(
      { _id: id, objectKey, ...(before && { scan: before }) },
      { $set: findings },
      options,
    );
    if (present.modifiedCount > 0) return true;
    const $set = Object.fromEntries(
      Object.entries(findings).map(([name, value]) => [`earlierFiles.$[file].${name}`, value]),
    );
    const earlier = await this.documents.updateOne(
      { _id: id, 'earlierFiles.objectKey': objectKey },
      { $set },
      { ...options, arrayFilters: [{ 'file.objectKey': objectKey }] },
    );
    return earlier.modifiedCount > 0;
  }

  /** Bytes that came for the documents of a case, or that a person uploaded since a moment; what was made of them does not count. */
  async storedBytes(of: { caseId: string } | { uploadedBy: string; since: Date }): Promise<number> {
    const filter = 'caseId' in of ? of : { uploadedBy: of.uploadedBy, createdAt: { $gte: of.since } };
    const [sum] = await this.documents.aggregate<{ bytes: number }>([
      { $match: { ...filter, erasedAt: null } },
      { $group: { _id: null, bytes: { $sum: { $ifNull: ['$original.size', '$fileSize'] } } } },
    ]);
    return sum?.bytes ?? 0;
  }

  /** Documents that were put aside before a moment and still have bytes. */
  toErase(before: Date, limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find({ deletedAt: trusted({ $lte: before }), erasedAt: null })
      .sort({ deletedAt: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }
}
