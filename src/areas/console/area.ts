import { defineArea } from '../area';
import { flag } from '../attributes';

export const consoleAttributes = {
  ownsPage: flag({ doc: 'The page is the console: it may set the document title.' }),
};

export const consoleArea = defineArea({
  name: 'console',
  title: 'Console',
  doc: 'The complete back office: navigation bar, user menu and every area.',
  attributes: consoleAttributes,
  routes: {},
  routing: 'hash',
  isFrame: true,
});
