import { type ReactNode, useRef, useState } from 'react';
import { useViewer } from '../../../data/useViewer';
import { keep, readKept } from '../../../data/viewerStorage';
import { letterWordsOf } from '../../../domain/labels/addressee';
import type { Label } from '../../../domain/labels/labelLines';
import { filledIn, LETTER_FIELDS, type LetterField, unknownFields } from '../../../domain/labels/letter';
import { isoDay } from '../../../texts/formats';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/display/Notice';
import { TextArea } from '../../../ui/form/fields/TextArea';
import { TextField } from '../../../ui/form/fields/TextField';
import styles from './Labels.module.css';
import { LetterPreview } from './LetterPreview';
import { printLetters } from './printLabels';
import { labelNameTexts, letterTexts } from './texts.fr';

interface LetterFormProps {
  labels: readonly Label[];
  onDirty(isDirty: boolean): void;
  /** What stands above: who gets it, and the choices. */
  children: ReactNode;
}

interface Typed {
  sender: string;
  place: string;
  subject: string;
  salutation: string;
  body: string;
}

/** What the letter holds. The sender is kept on this device. */
function useTypedLetter(onDirty: (isDirty: boolean) => void) {
  const texts = useTexts(letterTexts);
  const viewer = useViewer();
  const [typed, setTyped] = useState<Typed>(() => {
    const kept = readKept(viewer, 'members-letter-sender');
    return {
      sender: typeof kept === 'string' ? kept : '',
      place: texts.onDay(formatLongDate(isoDay(new Date()))),
      subject: '',
      salutation: `{${texts.salutation}},`,
      body: '',
    };
  });
  const change = (next: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...next }));
    if (next.sender !== undefined) keep(viewer, 'members-letter-sender', next.sender);
    if (next.body !== undefined) onDirty(next.body.trim() !== '');
  };
  return { typed, change };
}

/** A letter to each household or person: its text, and what of it is replaced. */
export function LetterForm({ labels, onDirty, children }: LetterFormProps) {
  const texts = useTexts(letterTexts);
  const nameWords = useTexts(labelNameTexts);
  const place = useRef<HTMLDivElement>(null);
  const { typed, change } = useTypedLetter(onDirty);
  const unknown = unknownFields([typed.subject, typed.salutation, typed.body].join('\n'), texts);
  const isPossible = labels.length > 0 && typed.body.trim() !== '' && unknown.length === 0;
  const letterTo = ({ household, lines }: Label) => {
    const words = letterWordsOf(household, nameWords);
    const filled = (text: string) => filledIn(text, texts, words);
    return {
      ...{ address: lines, sender: typed.sender, place: typed.place },
      ...{ subject: filled(typed.subject), salutation: filled(typed.salutation), body: filled(typed.body) },
    };
  };
  const [first] = labels;
  const print = () => {
    if (!place.current) return;
    printLetters(typed.subject || texts.document, labels.map(letterTo), place.current);
  };
  return (
    <>
      {children}
      <TextArea
        label={texts.sender}
        hint={texts.senderHint}
        value={typed.sender}
        onChange={(sender) => change({ sender })}
      />
      <div className={styles.fields}>
        <TextField label={texts.day} value={typed.place} onChange={(day) => change({ place: day })} />
        <TextField label={texts.subject} value={typed.subject} onChange={(subject) => change({ subject })} />
      </div>
      <TextField
        label={texts.greeting}
        value={typed.salutation}
        onChange={(salutation) => change({ salutation })}
      />
      <BodyField body={typed.body} onBody={(body) => change({ body })} />
      {unknown.length > 0 && (
        <Notice isWarning>
          {texts.unknown(unknown.map((name) => `{${name}}`).join(', '), unknown.length)}
        </Notice>
      )}
      {first && <LetterPreview letter={letterTo(first)} />}
      <div className={styles.actions}>
        {typed.body.trim() === '' && <p className={styles.note}>{texts.empty}</p>}
        <Button variant="primary" icon="print" disabled={!isPossible} onClick={print}>
          {texts.print(Math.max(labels.length, 1))}
        </Button>
      </div>
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </>
  );
}

/** The text, and the buttons that put a field at its cursor. */
function BodyField({ body, onBody }: { body: string; onBody(body: string): void }) {
  const texts = useTexts(letterTexts);
  const frame = useRef<HTMLDivElement>(null);
  const insert = (field: LetterField) => {
    const area = frame.current?.querySelector('textarea');
    const [from, to] = [area?.selectionStart ?? body.length, area?.selectionEnd ?? body.length];
    onBody(`${body.slice(0, from)}{${texts[field]}}${body.slice(to)}`);
    area?.focus();
  };
  return (
    <div ref={frame}>
      <TextArea label={texts.body} hint={texts.fieldHint} rows={8} value={body} onChange={onBody} />
      <fieldset aria-label={texts.fields} className={styles.insert}>
        {LETTER_FIELDS.map((field) => (
          <Button key={field} variant="quiet" onClick={() => insert(field)}>
            {texts.insert(texts[field])}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
