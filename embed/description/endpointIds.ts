/* The ids of all calls as a type, so that a misspelt one in `endpoints` of configure() doesn't compile. */
import { endpoints } from '../../src/api/endpoints';

const HEAD = '/* The ids of all calls of the contract, by family. `npm run docs` writes this file. */\n';

/** The text of src/api/endpointIds.ts. */
export function endpointIdType(): string {
  const families = new Map<string, string[]>();
  for (const { id } of Object.values(endpoints).flatMap((calls) => Object.values<{ id: string }>(calls))) {
    const [family = '', name = ''] = id.split('.');
    families.set(family, [...(families.get(family) ?? []), name]);
  }
  const lines = [...families].map(
    ([family, names]) => `  | \`${family}.\${${names.map((name) => `'${name}'`).join(' | ')}}\``,
  );
  return `${HEAD}export type EndpointId =\n${lines.join('\n')};\n`;
}
