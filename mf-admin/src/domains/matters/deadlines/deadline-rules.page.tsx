import { Loaded } from '@diwan/desk-kit/loaded';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useDeadlineTable } from './api/table.js';
import { TableForm } from './table-form.js';

/** The rules of deadlines and the recesses of the courts, kept by partners (HEAR-07). */
export default function DeadlineRulesPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('deadlines.settings')} note={t('deadlines.settingsNote')}>
      <Table />
    </AdminPage>
  );
}

function Table() {
  const t = useTexts();
  const query = useDeadlineTable();
  return (
    <Loaded query={query} failed={t('deadlines.rulesFailed')}>
      {(table) => <TableForm table={table} />}
    </Loaded>
  );
}
