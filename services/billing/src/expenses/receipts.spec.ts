import { Readable } from 'node:stream';
import { getExpense, putReceipt, readReceipt } from '@diwan/contracts/money/expenses/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { type SignedIn, storeTime } from '@diwan/service-kit/testing';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type BillingRig, MORNING, startBilling } from '../../test/billing-rig.js';
import { expenseDeeds } from '../../test/expense-deeds.js';
import { RECEIPT_KEYS } from './attach-receipt.js';
import { SweepReceipts } from './sweep-receipts.js';

let billing: BillingRig;
let lawyer: SignedIn;
let assistant: SignedIn;
beforeAll(async () => {
  billing = await startBilling();
  await billing.holdEvents();
  lawyer = await billing.signInAs({ roles: ['lawyer'] });
  assistant = await billing.signInAs({ roles: ['assistant'] });
});
afterAll(() => billing.stop());
const { written, decide, approved } = expenseDeeds(
  () => billing,
  () => lawyer,
);

describe('receipts', () => {
  const attach = (id: string, name: string, bytes: Uint8Array, by = lawyer) => {
    const body = new FormData();
    body.append('file', new Blob([Buffer.from(bytes)]), name);
    return billing.http(by).call(putReceipt, { params: { id }, body } as never);
  };
  /** Four by four pixels, with words in its metadata. */
  const PHOTO = Buffer.from(
    [
      '/9j/4QDgRXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwAB',
      'AAAAAQAAAJiCAgAXAAAAcgAAAGmHBAABAAAAigAAAAAAAAA4YwAA6AMAADhjAADoAwAAdGhlIHBsYWNlIGl0IHdhcyB0YWtlbgAA',
      'BgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAAQAAAADoAQAAQAAAAQAAAAA',
      'AAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/9sA',
      'QwEVFxceGh47ISE7fFNGU3x8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8/8AAEQgABAAE',
      'AwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAA',
      'AAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCsAQb/2Q==',
    ].join(''),
    'base64',
  );
  const photo = async () => PHOTO;

  it('D-126: a photo is kept without what was hidden in it, served to who may see the expense, each look on record', async () => {
    const expense = await written();
    const attached = await attach(expense.id, 'receipt.jpg', await photo());
    expect(attached).toMatchObject({
      status: 200,
      body: { receipt: { fileName: 'receipt.jpg', mime: 'image/jpeg' }, version: 2 },
    });
    const params = { id: expense.id };
    const read = await billing.http(lawyer).call(readReceipt, { params });
    expect(read.headers.get('content-type')).toBe('image/jpeg');
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    expect(PHOTO.toString('latin1')).toContain('the place it was taken');
    expect(read.text).not.toContain('the place it was taken');
    expect((await billing.http(assistant).call(readReceipt, { params })).status).toBe(404);
    expect(
      await billing.model('AuditEntry').countDocuments({ subjectId: expense.id, action: 'expense.receipt-read' }),
    ).toBe(1);
  });

  it('D-086: one with a virus is refused and leaves nothing', async () => {
    const { id } = await written();
    const scanner = billing.app.get(VirusScanner, { strict: false });
    const found = new DomainError('FILE_REFUSED', { detail: 'A virus was found in the file.' });
    const asked = jest.spyOn(scanner, 'refuseViruses').mockRejectedValueOnce(found);
    expect((await attach(id, 'receipt.jpg', await photo())).body.code).toBe('FILE_REFUSED');
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect((await billing.http(lawyer).call(getExpense, { params: { id } })).body.receipt).toBeNull();
  });

  it('SEC-07: what is not what its name says, or no receipt at all, is refused and leaves nothing', async () => {
    const { id } = await written();
    expect((await attach(id, 'receipt.pdf', Buffer.from('<script>'))).body.code).toBe('FILE_REFUSED');
    expect((await attach(id, 'receipt.exe', Buffer.from('MZ'))).body.code).toBe('UNSUPPORTED_TYPE');
    expect((await attach(id, 'receipt.docx', Buffer.from('PK'))).body.code).toBe('UNSUPPORTED_TYPE');
    expect((await attach(id, 'receipt.jpg', Buffer.alloc(10 * 1024 * 1024 + 1))).body.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await attach(id, 'a.jpg', await photo(), assistant)).status).toBe(404);
    expect((await billing.http(lawyer).call(getExpense, { params: { id } })).body.receipt).toBeNull();
  });

  it('a receipt takes the place of the one before; another one for what was approved needs who may approve', async () => {
    const expense = await written();
    await attach(expense.id, 'one.jpg', await photo());
    const second = await attach(expense.id, 'two.jpg', await photo());
    expect(second.body.receipt.fileName).toBe('two.jpg');
    await decide(second.body);
    expect((await attach(expense.id, 'three.jpg', await photo())).body.code).toBe('FORBIDDEN');
    const bare = await approved();
    expect((await attach(bare.id, 'late.jpg', await photo())).status).toBe(200);
  });

  it('the sweep removes what no expense has, once it is an hour old', async () => {
    const store = billing.app.get<ObjectStore>(OBJECT_STORE);
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of store.list(RECEIPT_KEYS)) found.push(key);
      return found;
    };
    const orphan = `${RECEIPT_KEYS}${'0'.repeat(32)}`;
    await store.put(orphan, Readable.from(['x']), { maxBytes: 1 });
    const stored = (await storeTime(billing.app)).getTime();
    billing.setTime(new Date(stored + 59 * 60_000));
    await billing.app.get(SweepReceipts).run();
    expect(await keys()).toContain(orphan);
    billing.setTime(new Date(stored + 61 * 60_000));
    await billing.app.get(SweepReceipts).run();
    billing.setTime(MORNING);
    const kept = await billing.model('Expense').find({ deletedAt: null });
    const receipts = kept.flatMap(({ receipt }) => receipt ?? []);
    expect((await keys()).includes(orphan)).toBe(false);
    for (const receipt of receipts) expect(await keys()).toContain(receipt.objectKey);
  });
});
