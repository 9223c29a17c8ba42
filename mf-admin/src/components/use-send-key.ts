import { randomId } from '@diwan/mf-kit';
import { useRef } from 'react';

/**
 * The idempotency key of what a form sends: the same while the same is sent again, so that a second press after a lost answer does nothing
 * twice; another one once something else is sent.
 */
export function useSendKey(): (body: unknown) => { idempotencyKey: string } {
  const last = useRef({ body: '', idempotencyKey: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.body) last.current = { body: text, idempotencyKey: randomId() };
    return { idempotencyKey: last.current.idempotencyKey };
  };
}
