import { commandLine, serverSettings } from './settings';

/** Writes the settings as the table of docs/OPERATIONS.md. */
export function settingsTable(): string {
  const rows = [...serverSettings, ...commandLine].map(
    ({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | ${fallback} |`,
  );
  return ['| Variable | Meaning | Without it |', '| --- | --- | --- |', ...rows].join('\n');
}
