import { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useDocumentSettings } from './api/keep-document.js';
import { FoundDocuments } from './found-documents.js';

/** Documents of every case that this person may see, found by words, type, level and visibility; all of it in the address (DOC-13). */
export default function DocumentsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('documents.allTitle')} note={t('documents.allNote')}>
      <Documents />
    </AdminPage>
  );
}

function Documents() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  // Archived ones, too: documents of that type are still there.
  const types = (useDocumentSettings().data?.types ?? []).map(({ id, name }) => ({ value: id, label: name[language] }));
  return (
    <>
      <ListFilters
        address={address}
        search={{ label: t('documents.search'), placeholder: t('documents.searchPlaceholder') }}
        filters={[
          { name: 'type', label: t('documents.type'), all: t('documents.allTypes'), options: types },
          {
            name: 'level',
            label: t('documents.level'),
            all: t('documents.allLevels'),
            options: ConfidentialityLevel.options.map((value) => ({ value, label: t(`desk.level.${value}`) })),
          },
          {
            name: 'visibility',
            label: t('documents.visibility'),
            all: t('documents.allVisibilities'),
            options: [
              { value: 'shown', label: t('documents.visible') },
              { value: 'hidden', label: t('documents.notVisible') },
            ],
          },
        ]}
      />
      <FoundDocuments address={address} />
    </>
  );
}
