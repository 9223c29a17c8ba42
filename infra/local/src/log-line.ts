/** A line that a process printed, as a person wants to read it; null when it can stay in the log file. */
export function readableLine(source: string, line: string): string | null {
  const record = parse(line);
  if (!record) return line.trim() ? `${label(source)} ${line}` : null;
  if (record.level !== 'warn' && record.level !== 'error') return null;
  const details = [record.event, record.error?.message, record.correlationId && `(${record.correlationId})`];
  return `${label(source)} ${record.level} ${details.filter(Boolean).join(' ')}`;
}

interface LogRecord {
  level: string;
  event?: string;
  correlationId?: string;
  error?: { message?: string };
}

const label = (source: string): string => `${new Date().toISOString().slice(11, 19)} ${source.padEnd(14)}`;

function parse(line: string): LogRecord | null {
  if (!line.startsWith('{')) return null;
  try {
    const value = JSON.parse(line);
    return typeof value?.level === 'string' ? value : null;
  } catch {
    return null;
  }
}
