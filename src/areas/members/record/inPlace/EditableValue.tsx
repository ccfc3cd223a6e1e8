import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MemberField } from '../../../../domain/members/member';
import { useTexts } from '../../../../texts/texts';
import { IconButton } from '../../../../ui/button/IconButton';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { prefetchOnIntent } from '../../../../ui/lazy/prefetchOnIntent';
import { plainClicks } from '../../../../ui/plainClicks';
import { detailTexts } from '../texts.fr';
import styles from './InPlace.module.css';
import type { InPlace } from './useInPlace';

const loadForm = () => import('../../edit/inPlace/InPlaceForm');
const near = prefetchOnIntent(loadForm);

interface EditableValueProps {
  /** The fields that make the value; the first one names the line. */
  fields: readonly [MemberField, ...MemberField[]];
  /** What the value is called. */
  label: string;
  /** The label stands beside the value. */
  isLabelled?: boolean;
  /** Undefined where the record can't be changed. */
  inPlace: InPlace | undefined;
  children: ReactNode;
}

/** A value of the record. A click on it, or the pencil beside it, makes it a control in its place. */
export function EditableValue(props: EditableValueProps) {
  const { inPlace, children } = props;
  return inPlace ? <Line {...props} inPlace={inPlace} /> : <div className={styles.value}>{children}</div>;
}

function Line({ fields, label, isLabelled, inPlace, children }: EditableValueProps & { inPlace: InPlace }) {
  const texts = useTexts(detailTexts);
  const [line] = fields;
  const isOpen = inPlace.line === line;
  const pencil = useRef<HTMLButtonElement>(null);
  useReturnedFocus(isOpen, () => pencil.current);
  const [{ press, isPlain }] = useState(plainClicks);
  const begin = () => inPlace.begin(line);
  const handleClick = (event: MouseEvent) => {
    if (isPlain(event) && !(event.target as Element).closest('a, button')) begin();
  };
  const value = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control
    <div className={styles.line} onPointerDown={press} onClick={handleClick}>
      <span className={styles.value}>{children}</span>
      <IconButton
        ref={pencil}
        icon="edit"
        label={texts.change(label)}
        className={styles.pencil}
        {...near}
        onClick={begin}
      />
    </div>
  );
  return isOpen ? (
    <LazyPart load={loadForm} props={{ fields, label, isLabelled, inPlace }} placeholder={value} />
  ) : (
    value
  );
}

/** Moves the focus to the pencil once its form is closed, unless it has gone elsewhere. */
function useReturnedFocus(isOpen: boolean, target: () => HTMLElement | null): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const pencil = isClosed ? target() : null;
    const root = pencil?.getRootNode() as DocumentOrShadowRoot | undefined;
    if (pencil && (!root?.activeElement || root.activeElement === document.body))
      pencil.focus({ preventScroll: true });
  });
}
