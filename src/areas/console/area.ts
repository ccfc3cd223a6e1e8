import { defineArea } from '../area';
import { flag, hideable } from '../attributes';
import { writeEvents } from '../widgetEvent';

export const consoleAttributes = {
  /** The page is the console: it may set the document title. */
  ownsPage: flag(),
  hide: hideable('export', 'import', 'delete', 'today'),
};

/** The complete back office: navigation bar, user menu and every area. */
export const consoleArea = defineArea({
  name: 'console',
  title: 'Console',
  attributes: consoleAttributes,
  emits: writeEvents,
  routes: {},
  routing: 'hash',
  isFrame: true,
});
