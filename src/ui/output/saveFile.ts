/** Browsers that ask where to save the file still read the address after the click. */
const READ_MS = 60_000;

/** Lets the browser save a file, without adding an element to the page. */
export function saveFile(content: Blob | string, name: string): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

/** «Inscription au camp» → `Inscription_au_camp.json`; characters that file systems refuse become dashes. */
export const fileNameOf = (name: string, kind = 'json'): string =>
  `${name
    .trim()
    .replaceAll(/\s/g, '_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused too
    .replaceAll(/[/\\:*?"<>|\u0000-\u001f]/g, '-')}.${kind}`;
