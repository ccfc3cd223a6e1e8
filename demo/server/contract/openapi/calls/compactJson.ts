const WIDTH = 118;

const spaced = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!(value instanceof Object)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
};

/** Fills lines with the parts, each behind the indent. */
function filled(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const isShort = last !== undefined && !part.includes('\n') && !last.includes('\n');
    if (isShort && `${indent}${last} ${part}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines.map((line) => indent + line).join('\n');
}

/** JSON for reading: on one line where it fits, else with as many keys on a line as fit. */
export function compactJson(value: unknown, indent = ''): string {
  const line = spaced(value);
  if (indent.length + line.length <= WIDTH || !(value instanceof Object)) return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList ? value.map((inner) => ['', inner]) : Object.entries(value);
  const parts = entries.map(([key, inner], at) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    return `${name}${compactJson(inner, deeper)}${at < entries.length - 1 ? ',' : ''}`;
  });
  return `${isList ? '[' : '{'}\n${filled(parts, deeper)}\n${indent}${isList ? ']' : '}'}`;
}
