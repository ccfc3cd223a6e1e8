/** What a signed-out widget shows: the sign-in form, or a line when another widget shows the form. */
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { focusHeading, headingIn, isFocusNowhere } from '../../../ui/display/headingFocus';
import { Icon } from '../../../ui/icon/Icon';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { afterPaint } from '../../../ui/loading/afterPaint';
import { Splash } from '../../../ui/state/Splash';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import { frameTexts } from '../texts.fr';
import { useWidget } from '../WidgetContext';
import SignInScreen from './SignInScreen';
import styles from './SignInSlot.module.css';
import { useFormPlace } from './signInSlot';
import type { Interruption } from './useInertWhileSignedOut';

/**
 * After sign-in, focus moves to the heading of the screen that opens, because the field or button that had it is
 * gone. A screen that was only interrupted restores its focus.
 */
function useFocusAfterSignIn(): void {
  const widgetRoot = useWidgetRoot();
  useLayoutEffect(
    () => () => {
      const widget = widgetRoot.root;
      const root = widget?.getRootNode() as Document | ShadowRoot | undefined;
      const active = root?.activeElement;
      // Just before the next paint the page is laid out anyway; here it would be one layout more.
      if (widget && active && widget.contains(active)) requestAnimationFrame(() => goOn(widget));
    },
    [widgetRoot],
  );
}

function goOn(widget: HTMLElement): void {
  if (!isFocusNowhere(widget)) return;
  if (!headingIn(widget)) {
    // The screen's code is still loading, so the focus stays in the widget meanwhile.
    widget.tabIndex = -1;
    widget.focus({ preventScroll: true });
  }
  focusHeading(widget);
}

/** Runs before the form asks for a password on a page that names no back end. */
const loadCheck = () => import('./OwnOriginCheck');

export interface SignInPlaceProps extends Partial<Interruption> {
  /** When several widgets could show the form, the one with the highest rank does. */
  rank?: number;
  /** The page is the widget: the form may take the focus on arrival. */
  isPage?: boolean;
}

export default function SignInSlot(props: SignInPlaceProps) {
  const { wasFocused = false, isUnderModal = false, rank = 0, isPage = false } = props;
  const { session } = useSession();
  const { emit, markReady, isUnnamed } = useWidget();
  const { isHere, keptFor, takeOver } = useFormPlace(session, rank, props.keptFor);
  const [isHandled, setHandled] = useState(false);
  // After a sign-out in this widget, the focus is on the widget itself.
  const { root } = useWidgetRoot();
  const [mayFocus] = useState(() => !!root && (isPage ? isFocusNowhere(root) : root.matches(':focus')));
  useFocusAfterSignIn();

  const ask = useCallback(() => setHandled(!emit('parvis-auth-required')), [emit]);
  useLayoutEffect(() => {
    if (isHere) ask();
  }, [isHere, ask]);
  useLayoutEffect(() => {
    if (isUnderModal) takeOver();
  }, [isUnderModal, takeOver]);
  useEffect(markReady, [markReady]);
  // Loads the calls of the session while the form is filled in.
  useEffect(() => afterPaint(() => void import('../../../session/signIn').catch(() => {})), []);

  const form = <SignInScreen key={keptFor} takesFocus={wasFocused || mayFocus} keptFor={keptFor} />;
  const content =
    isHere && !isHandled ? (
      isUnnamed ? (
        <LazyPart load={loadCheck} props={{ children: form }} placeholder={<Splash />} />
      ) : (
        form
      )
    ) : (
      <SignInNeeded isElsewhere={!isHere} onSignIn={isHere ? ask : takeOver} />
    );
  return isUnderModal ? <TopLayer>{content}</TopLayer> : content;
}

function SignInNeeded({ isElsewhere, onSignIn }: { isElsewhere: boolean; onSignIn(): void }) {
  const texts = useTexts(frameTexts);
  return (
    <section className={styles.needed} aria-label={texts.signInNeeded}>
      <Icon name="user" />
      <p className={styles.neededText}>
        <strong>{texts.signInNeeded}</strong>
        <span>{texts.signInNeededText}</span>
      </p>
      <Button onClick={onSignIn}>{isElsewhere ? texts.signInHere : texts.signIn}</Button>
    </section>
  );
}

function TopLayer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = useTexts(frameTexts);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.topLayer}
      aria-label={texts.signInNeeded}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}
