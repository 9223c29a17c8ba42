/** The template of every notice that has something to show behind the sign-in (whatsapp.md, "the safe fallback"). */
export const SAFE_TEMPLATE = 'generic_notice';
