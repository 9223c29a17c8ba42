const PRESSED = /^hearing\.(confirm|directions|cannot)\.([0-9a-f]{24})\.(20\d\d-\d\d-\d\dT\d\d:\d\d)$/;

/** A button that somebody pressed below a notice of a hearing, and the hearing and beginning that the notice was about. */
export interface Press {
  button: 'confirm' | 'directions' | 'cannot';
  hearingId: string;
  wallTime: string;
}

/** What was pressed; null: no button of a hearing. */
export function pressIn(payload: string | null): Press | null {
  const [, button, hearingId, wallTime] = PRESSED.exec(payload ?? '') ?? [];
  return hearingId && wallTime ? { button: button as Press['button'], hearingId, wallTime } : null;
}
