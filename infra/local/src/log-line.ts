/** A line that a process printed, as a person wants to read it; null when it can stay in the log file. */
export function readableLine(source: string, line: string): string | null {
  const record = parse(line);
  if (!record) return line.trim() ? `${label(source)} ${line}` : null;
  if (record.level < 40) return null;
  const details = [record.event, record.msg, record.err?.message, record.correlationId && `(${record.correlationId})`];
  return `${label(source)} ${record.level >= 50 ? 'error' : 'warn'} ${details.filter(Boolean).join(' ')}`;
}

interface LogRecord {
  level: number;
  event?: string;
  msg?: string;
  correlationId?: string;
  err?: { message?: string };
}

const label = (source: string): string => `${new Date().toISOString().slice(11, 19)} ${source.padEnd(14)}`;

function parse(line: string): LogRecord | null {
  if (!line.startsWith('{')) return null;
  try {
    const value = JSON.parse(line);
    return typeof value?.level === 'number' ? value : null;
  } catch {
    return null;
  }
}
