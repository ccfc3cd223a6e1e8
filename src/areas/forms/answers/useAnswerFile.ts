/*
 * A file of an answer, fetched with the token in a header: no address holds the token, and no address of the file can be
 * passed on. A page opens in a tab of its own, images and text in a dialog; what is shown is never a type that can run.
 */
import { useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { failureOf } from '../../../api/errors';
import { useClient } from '../../../api/useApi';
import { fileEndingOf } from '../../../domain/forms/answer';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { saveFile } from '../../../ui/output/saveFile';
import { answerScreenTexts } from './texts.fr';

/** How a file is shown. Types that could run a script are never among them. */
type Viewer = 'image' | 'text' | 'pdf';

interface Viewable {
  viewer: Viewer;
  /** Written by us: the type that a server sends could be one that a browser runs. */
  type: string;
}

const IMAGE = { viewer: 'image' } as const;

/** The files that a browser shows safely; others are saved. */
const VIEWABLE: Readonly<Partial<Record<string, Viewable>>> = {
  pdf: { viewer: 'pdf', type: 'application/pdf' },
  jpg: { ...IMAGE, type: 'image/jpeg' },
  jpeg: { ...IMAGE, type: 'image/jpeg' },
  png: { ...IMAGE, type: 'image/png' },
  webp: { ...IMAGE, type: 'image/webp' },
  txt: { viewer: 'text', type: 'text/plain' },
  csv: { viewer: 'text', type: 'text/plain' },
};

const viewableFile = (name: string): Viewable | undefined => VIEWABLE[fileEndingOf(name) ?? ''];

const FILE_TIMEOUT = 120_000;
/** Milliseconds until the address of an opened page is withdrawn; the tab has read it by then. */
const READ_MS = 60_000;

export interface FilePlace {
  id: number;
  reponse: number;
  champ: number;
}

/** Opened before the file is fetched, because browsers only allow it as the direct result of a click. */
function blankTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

function showIn(tab: Window, file: Blob): void {
  const address = URL.createObjectURL(file);
  tab.location.replace(address);
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

/** @param onView shows an image or a text */
export function useAnswerFile(place: FilePlace, name: string, onView: (file: Blob) => void) {
  const texts = useTexts(answerScreenTexts);
  const alert = useAlert();
  const client = useClient();
  const [busy, setBusy] = useState<'open' | 'save'>();

  const fetched = async (action: 'open' | 'save', use: (file: Blob) => void, otherwise?: () => void) => {
    setBusy(action);
    try {
      use(await client.call(formCalls.answerFile, { ...place }, { timeout: FILE_TIMEOUT }));
    } catch (error) {
      otherwise?.();
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      const text = failure.kind === 'notFound' ? texts.fileGone : failureText(failure, texts.fileFailed);
      await alert({ title: texts.error, text, tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  const save = () => fetched('save', (file) => saveFile(file, name));
  const viewable = viewableFile(name);
  const open = () => {
    if (!viewable) return save();
    const typed = (file: Blob) => new Blob([file], { type: viewable.type });
    if (viewable.viewer !== 'pdf') return fetched('open', (file) => onView(typed(file)));
    const tab = blankTab();
    return fetched(
      'open',
      (file) => (tab ? showIn(tab, typed(file)) : saveFile(file, name)),
      () => tab?.close(),
    );
  };
  return { open, save, busy, isViewable: viewable !== undefined };
}
