import { fileEndingOf } from '../../../../domain/forms/reponse';

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

export const viewableFile = (name: string): Viewable | undefined => VIEWABLE[fileEndingOf(name) ?? ''];
