import type { DocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { Language } from '@diwan/contracts/shared/language';

/** Types to choose from: those in use, and the one that a document has already, even if it was archived. */
export function typeOptions(
  settings: DocumentSettings | undefined,
  language: Language,
  document?: StaffDocument,
): { value: string; label: string }[] {
  const own = document && { value: document.documentType, label: document.typeName[language] };
  const offered = (settings?.types ?? [])
    .filter(({ id, archived }) => !archived && id !== own?.value)
    .map(({ id, name }) => ({ value: id, label: name[language] }));
  return own ? [own, ...offered] : offered;
}
