import { CopyLine } from '../../ui/form/fields/CopyLine';
import type { embedLine } from './embedLine';

export interface LineTexts {
  line: string;
  /** Of a line that needs a page which loads Parvis. */
  lineHint: string;
  /** Of a line that loads Parvis itself. */
  wholeLineHint: string;
  copyLine: string;
  lineCopied: string;
}

interface ShareLineProps {
  texts: LineTexts;
  line: ReturnType<typeof embedLine>;
}

/** The line that shows a widget for visitors in a page of the site, to copy. */
export function ShareLine({ texts, line: { text, isWhole } }: ShareLineProps) {
  return (
    <CopyLine
      label={texts.line}
      hint={isWhole ? texts.wholeLineHint : texts.lineHint}
      value={text}
      copyLabel={texts.copyLine}
      copied={texts.lineCopied}
    />
  );
}
