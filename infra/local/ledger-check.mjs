// `npm run ledger:check`: proves the books of billing: entries, balances, months, documents, their numbers and tallies. Changes nothing, but for
// `npm run ledger:check -- --mend`: writes tallies, last days and what entries are found by anew first, from documents and entries.
// Reads the database of DATA_DIR, running or not, or the one of MONGODB_URI.
import mongoose from 'mongoose';
import { built } from './setup/built.mjs';
import { openStore, prefix } from './setup/open-store.mjs';

const { checkBooks } = await built('services/billing', 'books-check/check-books.js');
const { writeSums } = await built('services/billing', 'books-check/write-sums.js');
const { uri, close } = await openStore();
const options = { dbName: `${prefix}billing`, autoIndex: false, autoCreate: false };
const connection = await mongoose.createConnection(uri, options).asPromise();
try {
  if (process.argv.includes('--mend')) await writeSums(connection);
  const { entries, documents, faults } = await checkBooks(connection);
  for (const fault of faults) console.log(fault);
  console.log(
    `${entries} entries, ${documents} documents, ${faults.length === 0 ? 'all of them right' : `${faults.length} faults`}.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await connection.close();
  await close();
}
