import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import { useSay } from './say.js';

/** How what was done with several rows is told. */
interface Told<Row> {
  /** What is asked for anew afterwards. */
  queryKeys: readonly QueryKey[];
  nameOf: (row: Row) => string;
  done: (count: number) => string;
  /** Names the rows it failed for. */
  failed: (names: string) => string;
}

/** Does one deed with each of several rows. Each is a deed of the service, with its own outcome: those that failed are named. */
export function useSeveral<Row>({ queryKeys, nameOf, done, failed }: Told<Row>) {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const each = async (rows: readonly Row[], deed: (row: Row) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    const failures: { row: Row; error: unknown }[] = [];
    // One after the other: so many at once would be too many requests.
    for (const row of rows) await deed(row).catch((error: unknown) => failures.push({ row, error }));
    await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    setBusy(false);
    const [first] = failures;
    if (first) say.failed(failed(failures.map(({ row }) => nameOf(row)).join(t('desk.comma'))), first.error);
    else say.done(done(rows.length));
  };
  return { each, busy };
}
