import { readFileSync } from 'node:fs';

/** The text between `<!-- mark:start -->` and `<!-- mark:end -->` of a file, without the line ends beside the marks. */
export function markedText(file: string, mark: string): string {
  const parts = readFileSync(file, 'utf8').split(new RegExp(`<!-- ${mark}:(?:start -->\\n|end -->)`));
  if (parts.length !== 3) throw new Error(`${file} has no text between the marks of «${mark}».`);
  return String(parts[1]).replace(/\n$/, '');
}
