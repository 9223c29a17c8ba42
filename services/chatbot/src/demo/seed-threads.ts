import { beirutClock, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import type { Model } from 'mongoose';
import { Types } from 'mongoose';
import type { ConversationRecord, MessageRecord } from '../conversations/conversation.schema.js';
import { excerptOf, wordsOf } from '../conversations/conversation-words.js';
import { readersOf } from '../conversations/staff-scope.js';
import { type DemoThread, THREADS } from './demo-threads.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** When a thread begins, in Beirut: people write by day. */
const MORNING = { hour: 9, minute: 12 };

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
const idOf = (thread: number) => new Types.ObjectId(`d7${hex(thread, 22)}`);
/** Messages are read in the order of their ids: theirs must be of the time when they were written. */
const idAt = (at: Date, thread: number, line: number) =>
  new Types.ObjectId(`${hex(Math.floor(at.getTime() / 1000), 8)}d7${hex(thread, 6)}${hex(line, 8)}`);

/** Writes conversations of the last days that are not there yet. They are of the story: nobody was told of them, and all of it was read. */
export async function seedThreads(
  conversations: Model<ConversationRecord>,
  messages: Model<MessageRecord>,
  now: Date,
): Promise<void> {
  for (const thread of THREADS) {
    const key = `${thread.with.id}:${thread.caseId ?? ''}`;
    if (await conversations.exists({ key })) continue;
    const rows = messagesOf(thread, now);
    // What an attempt that broke off has left.
    await messages.deleteMany({ conversationId: idOf(thread.number) });
    await messages.insertMany(rows);
    await conversations.updateOne({ key }, { $setOnInsert: conversationOf(thread, rows) }, { upsert: true });
  }
}

function messagesOf({ number, with: client, daysAgo, lines }: DemoThread, now: Date): MessageRecord[] {
  const { year, month, day } = beirutClock(new Date(now.getTime() - daysAgo * DAY));
  const began = momentInBeirut({ year, month, day, ...MORNING }).getTime();
  return lines.map(({ by, afterHours, text, channel, isNote = false }, index) => {
    const sentAt = new Date(began + afterHours * HOUR);
    return {
      ...{ _id: idAt(sentAt, number, index + 1), conversationId: idOf(number), isNote, authorId: by.id },
      by: by.id === client.id ? 'client' : 'firm',
      channel: channel ?? 'portal',
      ...{ text, words: wordsOf(text), attachments: [], opensAt: null, sentAt },
      readAt: isNote ? null : new Date(sentAt.getTime() + HOUR / 2),
    };
  });
}

function conversationOf(
  { number, with: client, caseId, team: staff }: DemoThread,
  rows: readonly MessageRecord[],
): Omit<ConversationRecord, 'key'> {
  const said = rows.filter(({ isNote }) => !isNote);
  const last = said.at(-1);
  if (!last) throw new Error('a demo thread says something');
  const team = staff.map(({ id }) => id);
  const assigneeId = said.findLast(({ by }) => by === 'firm')?.authorId ?? null;
  return {
    ...{ _id: idOf(number), personId: client.id, caseId, state: 'open', assigneeId, team, teamVersion: 0 },
    readers: readersOf({ caseId, team, assigneeId }),
    ...{ lastAt: last.sentAt, lastText: excerptOf(last), lastBy: last.by === 'client' ? 'client' : 'firm' },
    ...{ unreadByStaff: 0, unreadByClient: 0, tellStaff: null, tellClient: null, isClientTold: false },
    ...{ lastReceivedId: null, toldUntil: null, version: 0 },
  };
}
