import { defineArea } from '../area';
import { flag, hideable } from '../attributes';
import { writeEvents } from '../widgetEvent';

export const consoleAttributes = {
  ownsPage: flag({ doc: 'The page is the console: it may set the document title.' }),
  hide: hideable('export', 'import', 'delete'),
};

export const consoleArea = defineArea({
  name: 'console',
  title: 'Console',
  doc: 'The complete back office: navigation bar, user menu and every area.',
  attributes: consoleAttributes,
  emits: writeEvents,
  routes: {},
  routing: 'hash',
  isFrame: true,
});
