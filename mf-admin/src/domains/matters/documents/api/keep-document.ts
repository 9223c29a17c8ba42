import { getDocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import {
  changeDocument,
  deleteDocument,
  getDocument,
  listDocumentChanges,
  replaceDocumentFile,
  restoreDocument,
} from '@diwan/contracts/matters/documents/keeping.http';
import { callApi, uploadFile } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

export const saveDetails = (id: string, body: BodyOf<typeof changeDocument>): Promise<StaffDocument> =>
  callApi(changeDocument, { params: { id }, body });

export const replaceFile = (id: string, file: File): Promise<StaffDocument> =>
  uploadFile(replaceDocumentFile, { params: { id }, body: {} }, file, {});

export const removeDocument = (id: string): Promise<StaffDocument> => callApi(deleteDocument, { params: { id } });

export const bringBack = (id: string): Promise<StaffDocument> => callApi(restoreDocument, { params: { id } });

/** One document as it is now. */
export const fetchDocument = ({ id }: Pick<StaffDocument, 'id'>): Promise<StaffDocument> =>
  callApi(getDocument, { params: { id } });

/** What was done to a document; asked anew each time it is opened. */
export const useChanges = (id: string) =>
  useQuery({
    queryKey: ['documents', 'changes', id],
    queryFn: ({ signal }) => callApi(listDocumentChanges, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Types and default policies of the firm. */
export const settingsKey = ['document-settings'] as const;
export const useDocumentSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callApi(getDocumentSettings, undefined, { signal }),
  });
