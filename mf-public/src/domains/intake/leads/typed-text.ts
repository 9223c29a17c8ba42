/** Turns the direction of letters round; copying from chats brings it along and the service refuses it in names. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;
/** Ends of lines as browsers without scripts (CRLF) and word processors (vertical tab) send them. */
const LINE_END = /\r\n?|[\v\f\u0085]/g;

/** One line as it was meant: without marks that nobody sees, trimmed. */
export function typedLine(text = ''): string {
  return text
    .replace(DIRECTION, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Several lines as they were meant: one kind of line end, no other control characters, trimmed. */
export function typedParagraph(text = ''): string {
  return text
    .replace(LINE_END, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
