import { type APIRequestContext, expect } from '@playwright/test';

/** A message as `/dev/inbox.json` lists it, newest first. */
export interface InboxMessage {
  id: string;
  to: string;
  template: string;
  language: string;
  variables: Record<string, string>;
  body: string;
  status: string;
  createdAt: string;
}

/** Messages to a phone or e-mail address, newest first. */
export async function messagesTo(request: APIRequestContext, to: string): Promise<InboxMessage[]> {
  const response = await request.get(`/dev/inbox.json?to=${encodeURIComponent(to)}`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** Waits for a message of a template that was not there before. */
export async function nextMessage(
  request: APIRequestContext,
  to: string,
  template: string,
  known: readonly InboxMessage[],
): Promise<InboxMessage> {
  const seen = new Set(known.map(({ id }) => id));
  let found: InboxMessage | undefined;
  await expect
    .poll(
      async () => {
        found = (await messagesTo(request, to)).find(
          (message) => message.template === template && !seen.has(message.id),
        );
        return found?.template;
      },
      { intervals: [100] },
    )
    .toBe(template);
  return found as InboxMessage;
}

/** The six digits of a one-time code message. */
export function codeIn({ body }: InboxMessage): string {
  const code = body.match(/\b\d{6}\b/)?.[0];
  expect(code, 'a code in the message').toBeDefined();
  return code as string;
}
