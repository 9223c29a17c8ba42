const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']);
const START = new Set(['START', 'YES', 'UNSTOP']);

/** What a word asks the provider for, where it keeps opt-outs itself: its own English words only. */
export function keywordOf(body: string): 'stop' | 'start' | null {
  const word = body.trim().toUpperCase();
  if (STOP.has(word)) return 'stop';
  return START.has(word) ? 'start' : null;
}
