import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { changeDocument } from '@diwan/contracts/matters/documents/keeping.http';
import { endpointForm } from '../../../components/endpoint-form.js';

/** What is said about a document, in the order of the fields. */
export interface DetailsValues {
  title: string;
  description: string;
  documentType: string;
  confidentialityLevel: StaffDocument['confidentialityLevel'];
  /** As typed, separated by commas. */
  tags: string;
}

export const detailsValues = ({
  title,
  description,
  documentType,
  confidentialityLevel,
  tags,
}: StaffDocument): DetailsValues => ({
  title,
  description,
  documentType,
  confidentialityLevel,
  tags: tags.join(', '),
});

const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Reads and checks the form; the version to save over is known when it is sent. */
export const detailsForm = endpointForm(changeDocument, (values: DetailsValues) => ({
  body: { ...values, tags: tagsOf(values.tags), version: 0 },
}));
