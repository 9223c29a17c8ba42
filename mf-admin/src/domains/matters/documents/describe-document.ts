import type { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import type { Restriction } from '@diwan/contracts/matters/documents/policy';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import type * as z from 'zod/mini';
import { instantOf } from '../../../components/local-time.js';
import { useTexts } from '../../../texts.js';
import { useDocumentSettings } from './api/keep-document.js';
import type { PolicyValues } from './policy-values.js';

/** A field of a policy form and its value in words. */
export function useDescribePolicyField() {
  const t = useTexts();
  const { language } = useShell();
  return (name: keyof PolicyValues, value: unknown): { label: string; text: string } => {
    const label = t(`policy.${name}`);
    if (name === 'watermarkEnabled') return { label, text: value ? t('policy.on') : t('policy.off') };
    if (name === 'expiresAt') {
      const at = instantOf(String(value ?? ''));
      return { label, text: at ? formatDateTime(at, language) : '' };
    }
    if (name === 'maxAccessCount') return { label, text: String(value ?? '') };
    return { label, text: t(`restriction.${value as z.infer<typeof Restriction>}`) };
  };
}

/** A field of a document's history and its value in words; nothing for no value. */
export function useDescribeChange() {
  const t = useTexts();
  const { language } = useShell();
  const types = useDocumentSettings().data?.types;
  const labels: Readonly<Record<string, string>> = {
    title: t('documents.documentTitle'),
    description: t('documents.description'),
    documentType: t('documents.type'),
    confidentialityLevel: t('documents.level'),
    tags: t('documents.tags'),
    fileName: t('documents.file'),
    downloadRestriction: t('policy.downloadRestriction'),
    printRestriction: t('policy.printRestriction'),
    shareRestriction: t('policy.shareRestriction'),
    watermarkEnabled: t('policy.watermarkEnabled'),
    maxAccessCount: t('policy.maxAccessCount'),
    expiresAt: t('policy.expiresAt'),
  };
  return (field: string, value: string | null): { label: string; text: string } => {
    const label = labels[field] ?? field;
    if (value === null) return { label, text: t('conflict.nothing') };
    if (field.endsWith('Restriction')) return { label, text: t(`restriction.${value as z.infer<typeof Restriction>}`) };
    if (field === 'confidentialityLevel')
      return { label, text: t(`desk.level.${value as z.infer<typeof ConfidentialityLevel>}`) };
    if (field === 'documentType')
      return { label, text: types?.find(({ id }) => id === value)?.name[language] ?? value };
    if (field === 'watermarkEnabled') return { label, text: value === 'true' ? t('policy.on') : t('policy.off') };
    if (field === 'expiresAt') return { label, text: formatDateTime(value, language) };
    return { label, text: value };
  };
}
